import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

const subscribe = (onChange: () => void): (() => void) => onlineManager.subscribe(onChange)

/** Whether the browser has a connection. Without one changes wait, and are sent when it is back. */
export const useOnline = (): boolean =>
  useSyncExternalStore(subscribe, () => onlineManager.isOnline())
