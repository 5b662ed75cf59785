import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { UploadPurpose } from '../../src/rules/uploads.ts'
import { bytesOf, grown, send } from './files.ts'
import type { TestServer } from './server.ts'

const MB = 1024 * 1024

interface UploadLimit {
  purpose: UploadPurpose
  kind: keyof typeof bytesOf
  /** The most bytes that pass. */
  max: number
  /** As the refusal says it. */
  text: string
}

const limit = (purpose: UploadPurpose, kind: keyof typeof bytesOf, max: number, text: string): UploadLimit => ({ purpose, kind, max, text })

/** The sizes of section 5, as they are written there. */
export const uploadLimits: readonly UploadLimit[] = [
  limit('avatar', 'png', 1 * MB, '1 MB'),
  limit('logo', 'png', 3 * MB, '3 MB'),
  limit('image', 'jpg', 3 * MB, '3 MB'),
  limit('album', 'png', 3 * MB, '3 MB'),
  limit('cover', 'png', 3 * MB, '3 MB'),
  limit('voucher', 'png', 3 * MB - 1, '3 MB'),
  limit('payoutProof', 'png', 3 * MB, '3 MB'),
  limit('document', 'pdf', 20 * MB, '20 MB'),
  limit('identityDocument', 'pdf', 20 * MB, '20 MB'),
  limit('employeeDocument', 'png', 20 * MB, '20 MB'),
  limit('feedback', 'png', 10 * MB, '10 MB'),
  limit('bidFile', 'pdf', 20 * MB, '20 MB'),
  limit('chatImage', 'jpg', 3 * MB, '3 MB'),
  limit('chatFile', 'pdf', 20 * MB, '20 MB'),
  limit('chatVoice', 'webm', 2 * MB, '2 MB'),
  limit('taskAttachment', 'zip', 50 * MB, '50 MB'),
  limit('employeeImport', 'xlsx', 50 * MB, '50 MB'),
]

/** Files of which a part has arrived. */
export function incomingOf({ services }: TestServer): string[] {
  const folder = join(services.config.DATA_DIR, 'files/incoming')
  return existsSync(folder) ? readdirSync(folder) : []
}

/** A file of the most bytes passes, one byte more is refused, and nothing of it stays. */
export async function holdsLimit(server: TestServer, token: string, { purpose, kind, max, text }: UploadLimit): Promise<void> {
  const name = `a.${kind}`
  const whole = await send(server, token, { bytes: grown(bytesOf[kind], max), name, authCode: purpose })
  expect(whole.body).toMatchObject({ success: true, result: { size: purpose === 'logo' ? expect.any(Number) : max } })
  const { status, body } = await send(server, token, { bytes: grown(bytesOf[kind], max + 1), name, authCode: purpose }, { lang: 'en' })
  expect([status, body.code, body.message]).toEqual(
    purpose === 'voucher' ? [413, 1423, `The file must be smaller than ${text}`] : [413, 1403, `The file must not exceed ${text}`],
  )
  expect(incomingOf(server)).toEqual([])
}
