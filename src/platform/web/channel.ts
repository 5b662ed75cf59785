import { CHANNEL_DAYS } from '../../rules/constants.ts'
import { channelCode } from '../contract/channel.ts'
import { kept } from './kept.ts'

/** Named in the personal information collection list. */
const KEPT = 'channel'
const DAY_MS = 86_400_000

/** Stores the code of the link that led here for `CHANNEL_DAYS`; the last link wins. Invalid codes are ignored. */
export function rememberChannel(typed: string | null | undefined): void {
  const code = channelCode(typed)
  if (code) kept.local.write(KEPT, { code, until: Date.now() + CHANNEL_DAYS * DAY_MS })
}

/** The stored code, if any, that a registration, a sign-up or a contact form sends. */
export function currentChannel(): string | undefined {
  const { code, until } = kept.local.read<{ code?: string; until?: number }>(KEPT) ?? {}
  if (code && until && until > Date.now()) return code
  kept.local.remove(KEPT)
  return undefined
}
