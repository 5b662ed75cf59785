import type { Service } from '../../../src/features/market/provider/contract/services.ts'
import type { NewProvider } from '../../../src/features/market/provider/server/writes.ts'
import { dice } from '../../engine/time.ts'
import { type Craft, peopleCrafts } from './craft.ts'
import { lawCrafts } from './craft-law.ts'
import { tradeCrafts } from './craft-trade.ts'
import { introOf } from './intros.ts'
import { more } from './more.ts'
import type { Both, Place } from './place.ts'
import { americas } from './places-americas.ts'
import { asia } from './places-asia.ts'
import { europe } from './places-europe.ts'
import { west } from './places-west.ts'

const crafts = { ...peopleCrafts, ...lawCrafts, ...tradeCrafts } as Record<Service, Craft>

/** In turn, so that the five firms of a region offer different services. */
const turns: readonly Service[] = [
  'eor',
  'incorporation',
  'logistics',
  'recruiting',
  'taxAccounting',
  'exhibition',
  'payroll',
  'legal',
  'afterSales',
  'visa',
  'certification',
  'marketResearch',
  'contractor',
  'ip',
  'installation',
  'translation',
  'influencer',
  'eor',
  'software',
  'logistics',
  'incorporation',
  'custom',
]
const industries = [
  'machinery',
  'robotics',
  'electronics',
  'newEnergy',
  'automotive',
  'medical',
  'software',
  'games',
  'ecommerce',
  'apparel',
  'home',
  'food',
  'chemicals',
  'construction',
  'logistics',
  'professional',
] as const
/** The services that a company usually needs first. */
const wanted: readonly Service[] = [
  'ip',
  'payroll',
  'taxAccounting',
  'incorporation',
  'eor',
  'legal',
  'certification',
  'logistics',
  'recruiting',
  'visa',
  'exhibition',
]
const scales = ['to20', 'to20', 'to99', 'to99', 'to99', 'to499'] as const

/** Every firm of the demo directory. The same at every start. Names, people and addresses are invented; domains and numbers lead nowhere. */
export function demoProviders(): NewProvider[] {
  const random = dice(6_407)
  const between = (from: number, to: number) => from + Math.floor(random() * (to - from + 1))
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  const some = <T>(list: readonly T[], count: number): T[] =>
    list
      .map((item) => ({ item, at: random() }))
      .sort((one, other) => one.at - other.at)
      .slice(0, count)
      .map(({ item }) => item)
  const used = new Map<string, number>()
  /** Cycles through a list from one firm to the next: neighbours in the directory differ. */
  const next = <T>(key: string, list: readonly T[]): T => {
    const at = used.get(key) ?? 0
    used.set(key, at + 1)
    return list[at % list.length]!
  }

  const firm = (place: Place, service: Service, name: Both): NewProvider => {
    const craft = crafts[service]
    // One draw that nothing uses: without it every later one changes, and the intros quote team sizes.
    random()
    const kind = next(`kind ${service}`, craft.kinds)
    const count = between(...craft.counts)
    const amount = craft.amounts[0] + Math.floor((random() * (craft.amounts[1] - craft.amounts[0])) / craft.amounts[2]) * craft.amounts[2]
    const fill = (text: string) =>
      text
        .replaceAll('{a}', amount.toLocaleString('en'))
        .replaceAll('{b}', (Math.round((amount * craft.amounts[3]) / 10) * 10).toLocaleString('en'))
    const domain = name[1]
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll('ø', 'o')
      .replaceAll('ł', 'l')
      .replaceAll('ı', 'i')
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
    const intro = introOf(place.code, name[1])
    const person = pick(place.people)
    const standing = random()
    return {
      nameCn: name[0] + kind[0],
      nameEn: `${name[1]} ${kind[1]}`,
      introCn: intro.cn,
      introEn: intro.en,
      homeRegion: place.code,
      regions: [place.code, ...some(place.near, pick([0, 0, 1, 1, 2, 3]))],
      services: [service, ...some(craft.beside, Math.min(craft.beside.length, pick([0, 1, 1, 2, 2, 3, 4])))],
      industries: some(industries, pick([0, 2, 2, 3, 3, 4])),
      languages: place.languages.slice(0, Math.max(1, place.languages.length - (random() < 0.3 ? 1 : 0))),
      ...(standing < 0.62 && { verifiedOn: `2026-${String(between(1, 10)).padStart(2, '0')}-${String(between(1, 28)).padStart(2, '0')}` }),
      ...(standing >= 0.62 && standing < 0.72 && { verifiedOn: `2024-${String(between(3, 12)).padStart(2, '0')}-15`, lapsed: true }),
      foundedYear: between(1996, 2023),
      teamSize: craft.ownStaff ? (count < 18 ? 'to20' : 'to99') : pick(scales),
      ...(random() < 0.85 && { priceCn: fill(craft.price[0]), priceEn: fill(craft.price[1]) }),
      responseHours: pick([2, 4, 4, 8, 8, 12, 24, 24, 48]),
      website: `https://${domain}.example`,
      isDemo: true,
      contact: {
        person,
        // Avoids a subscriber number of zeros.
        phone: `+${place.dial} 000 000 ${String(between(0, 9999)).padStart(4, '0')}`,
        email: `${pick(['hello', 'desk', 'office', 'contact'])}@${domain}.example`,
        ...(place.languages.includes('zh') && { wechat: `${domain}-sample` }),
      },
    }
  }

  let turn = 0
  const places = [...asia, ...west, ...europe, ...americas]
  const firms = places.flatMap((place) => {
    return place.names.map((name) => {
      const service = turns[turn++ % turns.length]!
      return firm(place, service, name)
    })
  })
  const further = places.flatMap((place) => {
    const there = firms.filter((one) => one.homeRegion === place.code).map((one) => one.services[0])
    const missing = wanted.filter((service) => !there.includes(service))
    return (more[place.code] ?? []).map((name, at) => firm(place, missing[at]!, name))
  })
  return [...firms, ...further]
}
