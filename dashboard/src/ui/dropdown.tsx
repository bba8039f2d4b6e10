import { Check } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useRef } from 'react'
import { classes } from './classes.ts'
import { type MenuAction, MenuFace, type MenuProps, triggerClass } from './menu-face.tsx'

/** The menu behind a trigger, open from the first: `Menu` loads it when it is asked for. */
export function Dropdown({ label, actions, trigger, className }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  // A dialog that an item opened returns the focus to the item, which is gone by then.
  const focusAfterDialog = (event: Event): void => {
    // A field that an item brought has the focus already, and keeps it.
    if (document.activeElement?.matches('input, textarea, select, [contenteditable]'))
      event.preventDefault()
    const dialog = document.querySelector('dialog[open]')
    dialog?.addEventListener('close', () => button.current?.focus(), { once: true })
  }
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger
        ref={button}
        aria-label={trigger ? undefined : label}
        className={triggerClass(className)}
      >
        <MenuFace label={label} trigger={trigger} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={focusAfterDialog}
          className="enter z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-44 max-w-80 overflow-y-auto rounded-lg border border-ring bg-raised p-1 shadow-lift"
        >
          {actions.map((action, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two things may bear one name, and keep their places
            <Item key={index} {...action} />
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

function Item({ label, icon, onSelect, danger, disabled = false, checked }: MenuAction) {
  const look = classes(
    'flex cursor-pointer select-none items-center min-h-7.5 gap-2.5 rounded-chip px-2.5 py-1 text-ink text-sm outline-none data-[disabled]:cursor-not-allowed data-[highlighted]:bg-press data-[disabled]:opacity-50 max-sm:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-soft',
    danger && 'text-bad [&_svg]:text-bad',
  )
  const name = (
    <span className="min-w-0 truncate" dir="auto">
      {label}
    </span>
  )
  if (checked === undefined) {
    return (
      <DropdownMenu.Item onSelect={onSelect} disabled={disabled} className={look}>
        {icon}
        {name}
      </DropdownMenu.Item>
    )
  }
  return (
    <DropdownMenu.CheckboxItem
      checked={checked}
      onSelect={onSelect}
      disabled={disabled}
      className={look}
    >
      {icon}
      {name}
      <span className="ms-auto flex w-4 shrink-0 justify-end ps-1" aria-hidden="true">
        {checked && <Check size={15} />}
      </span>
    </DropdownMenu.CheckboxItem>
  )
}
