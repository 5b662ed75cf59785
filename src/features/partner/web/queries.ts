import { kept } from '../../../platform/web/kept.ts'
import { queriesOf } from '../../../platform/web/queries.ts'
import type { partnerCalls } from '../contract/calls.ts'
import { channelCode } from '../contract/states.ts'

export const { call, useRead, useList, useWrite } = queriesOf<typeof partnerCalls>('partner', ['notice'])

/** Named in the personal information collection list. */
const KEPT = 'channel'
const DAYS = 90
const DAY_MS = 86_400_000

/** Keeps the code of the link that led here for 90 days; the last link wins. What is no code is passed over. */
export function rememberChannel(typed: string | null | undefined): void {
  const code = channelCode(typed)
  if (code) kept.local.write(KEPT, { code, until: Date.now() + DAYS * DAY_MS })
}

/** The code that a registration, a sign-up or a contact form hands over, if one is kept. */
export function currentChannel(): string | undefined {
  const { code, until } = kept.local.read<{ code?: string; until?: number }>(KEPT) ?? {}
  if (code && until && until > Date.now()) return code
  kept.local.remove(KEPT)
  return undefined
}

/** What the settings say now: an operator may change them at any time. */
export const usePartnerTerms = () => useRead('GET /ws/partner/terms', {}, { staleTime: 30_000 })
