import { Type } from 'typebox'
import { defineEvent, type EventType } from '../../platform/events/event.ts'

/** Types of an organization's own events have a first word of their own, which no domain uses. */
export const customPrefix = 'custom.'
export const customTypePattern = '^custom(\\.[a-z][a-z0-9_]*){1,4}$'
export const maxTypeLength = 100

const customType = new RegExp(customTypePattern)
const customGroup = /^custom(?:\.[a-z][a-z0-9_]*){0,3}\.\*$/

export const isCustomType = (text: string): boolean =>
  text.length <= maxTypeLength && customType.test(text)

/** A custom type or a group of them, such as `custom.order.*`. */
export const isCustomPattern = (text: string): boolean =>
  isCustomType(text) || customGroup.test(text)

/** As the catalogue shows a type of the organization's own. */
export const describeCustomType = (type: string): EventType =>
  defineEvent(type, 'Published by your organization.', Type.Object({}, { title: 'CustomData' }), {
    message: 'This is a test.',
  })
