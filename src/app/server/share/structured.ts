import { at, htmlLang, type Setting, type SharedPage, type Structured } from './page.ts'
import { t } from './texts.ts'

/** Data for search engines in the terms of schema.org. It says nothing that the page does not say. */

export const organizationId = (origin: string): string => `${origin}/#organization`

/** Who runs the platform: on every page, because the others refer to it. */
export function organization({ origin, lang, contacts, entity }: Setting): Structured {
  const { phone, address } = contacts
  return {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: t.pick(lang).site,
    alternateName: t.pick(lang === 'en' ? 'cn' : 'en').site,
    url: `${origin}/`,
    logo: `${origin}/apple-touch-icon.png`,
    ...(entity && { legalName: entity.name }),
    ...(entity?.registrationNumber && { identifier: entity.registrationNumber }),
    ...((entity?.address || address[lang]) && { address: entity?.address || address[lang] }),
    ...(phone && { contactPoint: { '@type': 'ContactPoint', telephone: phone, availableLanguage: ['zh', 'en'] } }),
  }
}

export const website = ({ origin, lang }: Setting): Structured => ({
  '@type': 'WebSite',
  name: t.pick(lang).site,
  url: `${origin}/`,
  inLanguage: htmlLang(lang),
  publisher: { '@id': organizationId(origin) },
})

export const webPage = (page: Pick<SharedPage, 'path' | 'heading' | 'description'>, setting: Setting): Structured => ({
  '@type': 'WebPage',
  name: page.heading,
  description: page.description,
  url: setting.origin + at(setting, page.path),
  inLanguage: htmlLang(setting.lang),
})

export function trailOf(page: Pick<SharedPage, 'trail' | 'heading' | 'path'>, setting: Setting): Structured {
  const steps = [{ name: t.pick(setting.lang).home, path: '/share/home' }, ...page.trail, { name: page.heading, path: page.path }]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: setting.origin + at(setting, path),
    })),
  }
}

export const questions = (all: readonly { question: string; answer: string }[]): Structured => ({
  '@type': 'FAQPage',
  mainEntity: all.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
