import { Suspense } from 'react'
import { contactLink } from '../../../../../platform/contract/contact-link.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { ApiError } from '../../../../../platform/web/client.ts'
import { copyText } from '../../../../../platform/web/clipboard.ts'
import { useDictText, useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { ActionButton, ActionLink, ActionRow } from '../../../../../platform/web/portal/actions.tsx'
import { Facts, Note } from '../../../../../platform/web/portal/layout.tsx'
import { Sheet } from '../../../../../platform/web/portal/Sheet.tsx'
import { useSession } from '../../../../../platform/web/session.ts'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { formatDate, formatTime } from '../../../../../platform/web/ui/time.ts'
import { CountryLink } from '../../../../base/area/web/parts/CountryLink.tsx'
import { Star } from '../../../../base/saved/web/parts.tsx'
import { markMeanings, markNames } from '../../../../base/verification/contract/marks.ts'
import type { ProviderDetail } from '../../contract/schema.ts'
import { statedNotChecked } from '../../contract/stated.ts'
import css from '../drawer.module.css'
import { d } from '../drawer-texts.ts'
import { useContact, useProvider } from '../queries.ts'
import { t as rowTexts } from '../row-texts.ts'
import { t as factTexts } from '../sheet-texts.ts'
import { ContactBox, isMember, UnlockedContact } from './ContactBox.tsx'
import { ClaimBox, Hire } from './Hire.tsx'
import { Verified } from './Verified.tsx'

/** One provider beside the list. Its address can be shared, and opens without the list as well. */
export default function ProviderSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const s = useTexts(d)
  const lang = useLang()
  const { data, error, refetch, isFetching } = useProvider(id)
  const missing = error instanceof ApiError && (error.status === 404 || error.status === 422)
  return (
    <Sheet open side onClose={onClose} title={data ? data.name[lang] : missing ? s.missingTitle(id) : s.loading}>
      {data ? (
        <Provider of={data} />
      ) : missing ? (
        <Missing id={id} onClose={onClose} />
      ) : error ? (
        <Note tone="bad">
          <p>{s.failed}</p>
          <ActionButton look="outline" busy={isFetching} onClick={() => void refetch()}>
            {s.retry}
          </ActionButton>
        </Note>
      ) : (
        <div className={`${blocks.form} ${css.waiting}`} aria-busy="true">
          <span className={blocks.bone} />
          <span className={blocks.bone} />
          <span className={blocks.bone} />
        </div>
      )}
    </Sheet>
  )
}

/** A side that has paid for a contact still sees it when its provider has left the directory. */
function Missing({ id, onClose }: { id: string; onClose: () => void }) {
  const s = useTexts(d)
  const { userInfo } = useSession()
  const { data } = useContact(id, isMember(userInfo))
  return data?.contact ? (
    <div className={blocks.stack}>
      <Note>{s.gone}</Note>
      <section className={`${blocks.panel} ${blocks.form} ${css.contact}`}>
        <Suspense fallback={null}>
          <UnlockedContact answer={data} contact={data.contact} />
        </Suspense>
      </section>
    </div>
  ) : (
    <div className={blocks.stack}>
      <p>{s.missingText}</p>
      <div>
        <ActionButton look="outline" onClick={onClose}>
          {s.backToList}
        </ActionButton>
      </div>
    </div>
  )
}

function Provider({ of }: { of: ProviderDetail }) {
  const s = useTexts(d)
  const lang = useLang()
  const r = useTexts(rowTexts)
  const words = useTexts(factTexts)
  const serviceName = useDictText('service')
  const industryName = useDictText('industry')
  const languageName = useDictText('language')
  const scaleName = useDictText('companyScale')
  const joined = (words: string[]) => words.join(lang === 'en' ? ', ' : '、')
  const looked = useTexts(markMeanings)
  const marks = useTexts(markNames)
  const day = of.verifiedOn ? formatDate(of.verifiedOn, lang) : ''
  const verification = {
    verified: s.verifiedOn(day, [looked.registration, looked.contact].join(lang === 'en' ? '; ' : '；')),
    lapsed: s.lapsedOn(day),
    none: s.unverified,
  }[of.verification]
  return (
    <div className={blocks.stack}>
      <div className={blocks.line}>
        <span translate="no">{of.number}</span>
        <CountryLink code={of.home.code} name={of.home.name[lang]} />
        <Verified of={of} />
        <Star list="directory" item={of.number} name={of.name[lang]} />
        {of.hasAccount && <StatusTag tone="info">{r.hasAccount}</StatusTag>}
      </div>
      {of.isDemo && <Note>{s.sampleNote}</Note>}
      <Hire of={of} />
      <Facts
        items={[
          { name: s.verification, value: verification },
          of.licenceOn !== null && { name: marks.licence, value: s.verifiedOn(formatDate(of.licenceOn, lang), looked.licence) },
          { name: words.services, value: joined(of.services.map((code) => serviceName(code))) },
          of.price[lang] !== '' && { name: s.price, value: of.price[lang] },
          of.foundedYear !== null && { name: s.founded, value: s.foundedIn(of.foundedYear) },
          of.teamSize !== null && { name: s.team, value: scaleName(of.teamSize) },
          { name: words.languages, value: joined(of.languages.map((code) => languageName(code))) },
          { name: words.response, value: words.within(of.responseHours) },
          {
            name: words.regions(of.regions.length),
            value: (
              <span className={blocks.line}>
                {of.regions.map((one) => (
                  <CountryLink key={one.code} code={one.code} name={one.name[lang]} />
                ))}
              </span>
            ),
          },
          of.industries.length > 0 && { name: s.industries, value: joined(of.industries.map((code) => industryName(code))) },
        ]}
      />
      <p className={blocks.fine}>{statedNotChecked[lang]}</p>
      <p>{of.intro[lang]}</p>
      <ContactBox of={of} />
      <ClaimBox of={of} />
      <ActionRow>
        <ActionLink
          to={contactLink({
            from: 'provider',
            topic: 'provider',
            region: of.home.code,
            summary: s.askSummary(of.name[lang], of.number),
          })}
        >
          {s.ask}
        </ActionLink>
        <ActionButton look="quiet" onClick={() => void copyText(`${location.origin}/share/provider/${of.number}?lang=${lang}`)}>
          {s.share}
        </ActionButton>
      </ActionRow>
      <p className={blocks.fine}>{s.updated(formatTime(of.updatedAt, lang))}</p>
    </div>
  )
}
