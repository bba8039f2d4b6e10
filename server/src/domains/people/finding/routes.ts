import { Type } from 'typebox'
import type { Catalogue } from '../../../platform/domain.ts'
import { findObjects } from '../../../platform/finding/find-objects.ts'
import { type Operation, operation } from '../../../platform/operations/operation.ts'
import { Nullable } from '../../../platform/operations/schemas.ts'
import type { Platform } from '../../../platform/platform.ts'

const FoundObject = Type.Object(
  {
    type: Type.String({ description: 'Type of the object.', examples: ['contact'] }),
    id: Type.String({ examples: ['con_01jbts0z0ye8t9tpsz3gn7nkm8'] }),
    title: Type.String({ description: 'Its name.', examples: ['Ada Lovelace'] }),
    hint: Nullable(
      Type.String({
        description: 'Tells it from others of the same name.',
        examples: ['ada@example.com'],
      }),
    ),
    parentId: Nullable(
      Type.String({ description: 'The object that contains it, such as the base of a source.' }),
    ),
  },
  { title: 'FoundObject' },
)

const FoundObjects = Type.Object(
  {
    data: Type.Array(FoundObject, { description: 'Up to five objects of each type.' }),
    unanswered: Type.Array(Type.String(), {
      description: 'Types that could not be searched this time.',
      examples: [[]],
    }),
  },
  { title: 'FoundObjects' },
)

export const findOperation = (
  { log }: Pick<Platform, 'log'>,
  { finders }: Pick<Catalogue, 'finders'>,
): Operation =>
  operation(
    {
      audience: 'session',
      method: 'GET',
      path: '/session/objects',
      operationId: 'findObjects',
      tag: 'Dashboard',
      summary: 'Find objects',
      description:
        'Finds contacts, proposals and all other objects that the person can see, by name or id. A word of five letters or more can have one typo.',
      query: Type.Object({
        q: Type.String({
          minLength: 1,
          maxLength: 200,
          description: 'Words of a name, part of a phone number, or a whole id.',
          examples: ['lovelace'],
        }),
      }),
      reply: FoundObjects,
    },
    ({ db, organizationId, principal }, { query: { q } }) =>
      findObjects(finders(), { db, organizationId, principal, log }, q.trim()),
  )
