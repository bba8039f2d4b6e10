import { onlineManager } from '@tanstack/react-query'
import { lazyRouteComponent } from '@tanstack/react-router'
import { createElement, type FunctionComponent } from 'react'
import { NotLoadedYet } from './ui/states.tsx'
import { useOnline } from './ui/use-online.ts'

/**
 * The component `name` of a module that is loaded with its page. Without a connection nothing is asked for: the browser
 * would remember that it failed, and the router would leave the dashboard for the browser's page of errors.
 */
export function lazy<Pages extends Record<string, unknown>, Name extends keyof Pages>(
  load: () => Promise<Pages>,
  name: Name,
): ReturnType<typeof lazyRouteComponent<Pages, Name>>
export function lazy(
  load: () => Promise<Record<string, FunctionComponent>>,
  name: string,
): unknown {
  const Loaded = lazyRouteComponent(load, name)
  const LazyPage: FunctionComponent = (props) => {
    const isOnline = useOnline()
    return createElement(isOnline || !Loaded.preload ? Loaded : NotLoadedYet, props)
  }
  const preload = async () => (onlineManager.isOnline() ? Loaded.preload?.() : undefined)
  return Object.assign(LazyPage, { preload })
}
