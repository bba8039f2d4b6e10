import type { Catalogue } from '../../platform/domain.ts'
import { type Operation, operation } from '../../platform/operations/operation.ts'
import type { Platform } from '../../platform/platform.ts'
import { EncryptionKeys } from './schema.ts'
import { readKeys, rotateKeys } from './service.ts'

const tag = 'Encryption keys'
const path = '/operator/v1/encryption-keys'

export const encryptionOperations = (
  platform: Pick<Platform, 'keyring'>,
  { sealedColumns }: Pick<Catalogue, 'sealedColumns'>,
): readonly Operation[] => [
  operation(
    {
      audience: 'operator',
      method: 'GET',
      path,
      operationId: 'listEncryptionKeys',
      tag,
      summary: 'List encryption keys',
      description:
        'Lists the keys of CAPSTAN_SECRET_KEY and how much each has sealed. A key that has sealed nothing any more can be taken away.',
      reply: EncryptionKeys,
    },
    ({ db }) => readKeys(db, platform, sealedColumns),
  ),

  operation(
    {
      audience: 'operator',
      method: 'POST',
      path: `${path}/rotate`,
      operationId: 'rotateEncryptionKeys',
      tag,
      summary: 'Seal everything with the current key',
      description:
        'Starts to encrypt every secret with the first key of CAPSTAN_SECRET_KEY, in the background. Configure the new key on every node first. You may repeat the request; `remaining` shows the progress.',
      reply: EncryptionKeys,
    },
    async (work) => {
      await work.enqueue(rotateKeys, {})
      return readKeys(work.db, platform, sealedColumns)
    },
  ),
]
