import { useEffect, useState } from 'react'

type Write = (number: string) => string

/** Loaded once, with the first number on a page: 30 KB compressed. */
let loading: Promise<Write> | undefined
let loaded: Write | null = null

function load(): Promise<Write> {
  loading ??= import('libphonenumber-js/min').then(({ parsePhoneNumberFromString: parse }) => {
    loaded = (number) => parse(number, { extract: false })?.formatInternational() ?? number
    return loaded
  })
  return loading
}

/** A number of E.164 in the groups of its country; as it is stored until their table is there. */
export function PhoneNumber({ number }: { number: string }) {
  const [write, setWrite] = useState<Write | null>(() => loaded)
  useEffect(() => {
    if (write) return
    let isGone = false
    load().then(
      (next) => isGone || setWrite(() => next),
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [write])
  return <bdi className="tabular-nums">{write ? write(number) : number}</bdi>
}
