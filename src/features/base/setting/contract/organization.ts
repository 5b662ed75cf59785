import type { Lang } from '../../../../platform/contract/texts.ts'

/** Who runs the platform, as the operator has entered it. */
export interface LegalEntity {
  name: string
  registrationNumber: string
  address: string
}

type PublicSettings = Partial<Record<string, string | number>>

/** In one language, else in the other. Null while no entity is named: then nothing is claimed about one. */
export function legalEntityOf(settings: PublicSettings, lang: Lang): LegalEntity | null {
  const text = (name: string) => String(settings[name] ?? '').trim()
  const [own, other] = lang === 'en' ? ['En', 'Cn'] : ['Cn', 'En']
  const either = (name: string) => text(name + own) || text(name + other)
  const name = either('legalName')
  return name === '' ? null : { name, registrationNumber: text('registrationNumber'), address: either('registeredAddress') }
}

/** The same as structured data (schema.org), for search engines. */
export function organizationOf(settings: PublicSettings, lang: Lang, origin: string): object | null {
  const entity = legalEntityOf(settings, lang)
  if (!entity) return null
  const phone = String(settings['servicePhone'] ?? '').trim()
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: lang === 'en' ? 'Hengdu' : '衡渡',
    legalName: entity.name,
    url: origin,
    ...(entity.registrationNumber && { identifier: entity.registrationNumber }),
    ...(entity.address && { address: entity.address }),
    ...(phone && { telephone: phone }),
  }
}
