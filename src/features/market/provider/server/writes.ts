import { nextNumber } from '../../../../platform/server/data/numbers.ts'
import { soundsOf } from '../../../../platform/server/data/search/text.ts'
import type { Act } from '../../../../platform/server/services.ts'
import type { ProviderLanguage } from '../contract/schema.ts'
import type { Service } from '../contract/services.ts'
import { provider, providerContact } from './tables.ts'

export interface NewProvider {
  nameCn: string
  nameEn: string
  introCn: string
  introEn: string
  /** Alpha-2 codes of features/base/area. */
  homeRegion: string
  regions: readonly string[]
  services: readonly Service[]
  /** Values of the dictionary `industry`; none means any. */
  industries?: readonly string[]
  languages: readonly ProviderLanguage[]
  /** The day (YYYY-MM-DD) of its verification; absent if not verified. */
  verifiedOn?: string | null
  /** The verification has expired. */
  lapsed?: boolean
  foundedYear?: number | null
  /** A value of the dictionary `companyScale`. */
  teamSize?: string | null
  /** A typical price in words, both languages: "USD 1,200 起 / 件". */
  priceCn?: string
  priceEn?: string
  responseHours: number
  website?: string
  isDemo?: boolean
  /** Hidden from the start, and why. */
  hiddenReason?: string
  contact: { person?: string; phone?: string; email?: string; wechat?: string }
}

/** Adds a provider with its contact and the next number. Takes a transaction and the time, so that seeds and approvals share it. */
export async function addProvider(act: Pick<Act<unknown>, 'tx' | 'now'>, input: NewProvider): Promise<{ id: string; number: string }> {
  const number = await nextNumber(act.tx, 'P', act.now)
  const [made] = await act.tx
    .insert(provider)
    .values({
      number,
      nameCn: input.nameCn,
      nameEn: input.nameEn,
      nameSounds: soundsOf(input.nameCn),
      introCn: input.introCn,
      introEn: input.introEn,
      homeRegion: input.homeRegion,
      regions: [...input.regions],
      services: [...input.services],
      industries: [...(input.industries ?? [])],
      languages: [...input.languages],
      verification: input.verifiedOn ? (input.lapsed ? 'lapsed' : 'verified') : 'none',
      verifiedOn: input.verifiedOn ?? null,
      foundedYear: input.foundedYear ?? null,
      teamSize: input.teamSize ?? null,
      priceCn: input.priceCn ?? '',
      priceEn: input.priceEn ?? '',
      responseHours: input.responseHours,
      website: input.website ?? '',
      isDemo: input.isDemo ?? false,
      state: input.hiddenReason ? 'hidden' : 'listed',
      hiddenReason: input.hiddenReason ?? '',
      createdAt: act.now,
      updatedAt: act.now,
    })
    .returning({ id: provider.id })
  const { person = '', phone = '', email = '', wechat = '' } = input.contact
  await act.tx.insert(providerContact).values({ providerId: made!.id, person, phone, email, wechat, updatedAt: act.now })
  return { id: made!.id, number }
}
