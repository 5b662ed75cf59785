import { sharedDictionaries } from '../../../features/base/dictionary/contract/shared.ts'
import { providerDictionaries } from '../../../features/market/provider/contract/dictionaries.ts'
import type { ProviderDetail } from '../../../features/market/provider/contract/schema.ts'
import { statedNotChecked } from '../../../features/market/provider/contract/stated.ts'
import { listedProviders, providerDetailOf } from '../../../features/market/provider/server/reads.ts'
import { type Dictionary, textOf } from '../../../platform/contract/dictionary.ts'
import type { Lang } from '../../../platform/contract/texts.ts'
import { html } from '../../../platform/server/files/markup.ts'
import { dayText } from './dates.ts'
import { facts } from './document.ts'
import type { Asked, Setting, SharedLink, SharedPage } from './page.ts'
import { t } from './texts.ts'

export const PROVIDERS = { path: '/share/globalQuickfind', to: '/globalQuickfind' }

/** A firm of the directory, without what is paid for. */
export async function providerPage(asked: Asked, number: string, setting: Setting): Promise<SharedPage> {
  const { lang, origin } = setting
  const s = t.pick(lang)
  const firm = await providerDetailOf({ ...asked, actor: null }, number)
  const named = (dictionary: Dictionary, codes: readonly string[]) =>
    joined(
      codes.map((code) => textOf(dictionary, code, lang)),
      lang,
    )
  const services = named(providerDictionaries.service, firm.services)
  const home = firm.home.name[lang]
  return {
    path: `/share/provider/${firm.number}`,
    to: `/globalQuickfind?id=${firm.number}`,
    heading: firm.name[lang],
    title: `${firm.name[lang]} · ${home}${s.joint}${s.site}`,
    description: `${services}${lang === 'cn' ? '。' : '. '}${firm.intro[lang]}`,
    trail: [
      { name: s.providers, path: PROVIDERS.path },
      { name: home, path: `/share/country/${firm.home.code}` },
    ],
    kind: 'website',
    mark: firm.home.code,
    main: html`<p class="lead">${firm.intro[lang]}</p>
${firm.isDemo && html`<p class="note">${s.sample}</p>`}
${facts([
  [s.number, firm.number],
  [s.basedIn, home],
  [
    s.serves,
    joined(
      firm.regions.map(({ name }) => name[lang]),
      lang,
    ),
  ],
  [s.services, services],
  [s.industries, named(sharedDictionaries.industry, firm.industries)],
  [s.languages, named(sharedDictionaries.language, firm.languages)],
  [s.verification, verificationText(firm, lang)],
  [s.founded, firm.foundedYear !== null && String(firm.foundedYear)],
  [s.price, firm.price[lang]],
])}
<p>${statedNotChecked[lang]}</p>
<p>${s.contactFor(firm.unlockCost)}</p>`,
    structured: [
      {
        '@type': 'Organization',
        name: firm.name[lang],
        description: firm.intro[lang],
        identifier: firm.number,
        url: `${origin}/share/provider/${firm.number}?lang=${lang}`,
        address: { '@type': 'PostalAddress', addressCountry: firm.home.code },
        areaServed: firm.regions.map(({ name }) => ({ '@type': 'Country', name: name[lang] })),
        knowsAbout: firm.services.map((code) => textOf(providerDictionaries.service, code, lang)),
      },
    ],
  }
}

const joined = (names: readonly string[], lang: Lang): string => names.join(lang === 'cn' ? '、' : ', ')

function verificationText({ verification, verifiedOn }: ProviderDetail, lang: Lang): string {
  const s = t.pick(lang)
  if (verification === 'lapsed') return s.lapsed
  return verification === 'verified' && verifiedOn ? s.verified(dayText(verifiedOn, lang)) : s.unverified
}

export async function providerLinks({ db }: Asked, { lang }: Setting, limit: number, region?: string): Promise<SharedLink[]> {
  return (await listedProviders(db, limit, region)).map(({ id, name }) => ({ name: name[lang], path: `/share/provider/${id}` }))
}
