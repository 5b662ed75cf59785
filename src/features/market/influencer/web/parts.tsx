import { contactLink } from '../../../../platform/contract/contact-link.ts'
import type { Match } from '../../../../platform/contract/search.ts'
import blocks from '../../../../platform/web/blocks.module.css'
import { useDict, useDictText, useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { localeOf } from '../../../../platform/web/lang.ts'
import lists from '../../../../platform/web/lists.module.css'
import { ActionLink } from '../../../../platform/web/portal/actions.tsx'
import { Choice, TextField } from '../../../../platform/web/portal/fields.tsx'
import { Row } from '../../../../platform/web/portal/layout.tsx'
import { SearchResults } from '../../../../platform/web/portal/SearchResults.tsx'
import { Why } from '../../../../platform/web/ui/SearchNotes.tsx'
import { SampleTag } from '../../../../platform/web/ui/StatusTag.tsx'
import { formatDate } from '../../../../platform/web/ui/time.ts'
import { useSearchInput } from '../../../../platform/web/ui/useSearchInput.ts'
import { useUrlState } from '../../../../platform/web/ui/useUrlState.ts'
import { CountryLink } from '../../../base/area/web/parts/CountryLink.tsx'
import type { Creator } from '../contract/calls.ts'
import css from './influencer.module.css'
import { useList } from './queries.ts'
import { t } from './texts.ts'

const PAGE = 10

/** The directory with its filters, in the address parameters `k`, `where`, `platform`, `field`, `at`. */
export function Influencers() {
  const s = useTexts(t)
  const lang = useLang()
  const platformName = useDictText('creatorPlatform')
  const fieldOptions = useDict('creatorField')
  const [state, patch, reset] = useUrlState({ k: '', where: '', platform: '', field: '', at: 1 })
  const filter = { search: state.k, region: state.where, platform: state.platform, field: state.field, pageNo: state.at, pageSize: PAGE }
  const query = useList('GET /ws/influencer/search', filter, { staleTime: 10_000 })
  const { data } = query
  const words = useSearchInput(state.k, (search) => patch({ k: search, at: 1 }))
  const count = (all: { code: string; count: number }[] | undefined, code: string) => all?.find((one) => one.code === code)?.count
  const withCount = (label: string, n: number | undefined) => (n === undefined ? label : `${label} (${n})`)
  return (
    <div className={`${blocks.stack} ${css.directory}`} aria-busy={!data || undefined}>
      <search className={lists.filters} aria-label={s.search}>
        <TextField label={s.search} type="search" placeholder={s.searchHint} maxLength={80} {...words.field} />
        <Choice
          label={s.region}
          empty={s.any}
          value={state.where}
          options={[...(data?.facets.region ?? [])]
            .sort((a, b) => b.count - a.count)
            .map((one) => ({ value: one.code, label: withCount(one.name[lang], one.count) }))}
          onChange={(event) => patch({ where: event.target.value, at: 1 })}
        />
        <Choice
          label={s.platform}
          empty={s.any}
          value={state.platform}
          options={(data?.facets.platform ?? []).map((one) => ({ value: one.code, label: withCount(platformName(one.code), one.count) }))}
          onChange={(event) => patch({ platform: event.target.value, at: 1 })}
        />
        <Choice
          label={s.field}
          empty={s.any}
          value={state.field}
          options={fieldOptions.map((one) => ({ value: one.value, label: withCount(one.label, count(data?.facets.field, one.value)) }))}
          onChange={(event) => patch({ field: event.target.value, at: 1 })}
        />
      </search>
      <SearchResults
        label={s.list}
        typed={state.k}
        query={query}
        onPage={(at) => patch({ at })}
        row={(one) => <CreatorRow key={one.id} of={one} />}
        count={s.found}
        none={{
          title: s.none,
          why: s.noneWhy,
          clear: s.clear,
          onClear: () => reset(),
          ask: s.askUs,
          to: contactLink({ from: 'influencer', topic: 'market', region: state.where }),
        }}
      />
    </div>
  )
}

function CreatorRow({ of }: { of: Creator & { matches?: readonly Match[] | undefined } }) {
  const s = useTexts(t)
  const lang = useLang()
  const platformName = useDictText('creatorPlatform')
  const fieldName = useDictText('creatorField')
  const languageName = useDictText('language')
  const followers = new Intl.NumberFormat(localeOf(lang), { notation: 'compact', maximumFractionDigits: 1 }).format(of.followers)
  const place = of.region.name[lang]
  return (
    <Row
      title={<span translate="no">{of.handle}</span>}
      meta={
        <>
          <CountryLink code={of.region.code} name={place} />
          <span>{platformName(of.platform)}</span>
          <span>{of.fields.map((field) => fieldName(field)).join(lang === 'en' ? ', ' : '、')}</span>
          <span>{of.languages.map((one) => languageName(one)).join(lang === 'en' ? ', ' : '、')}</span>
          {of.isDemo && <SampleTag />}
        </>
      }
      end={
        <span className={`${blocks.fine} ${lists.end}`}>
          <strong>{s.followers(followers)}</strong>
          <span>{s.stated(formatDate(of.statedOn, lang))}</span>
          <ActionLink
            look="quiet"
            to={contactLink({
              from: 'influencer',
              topic: 'market',
              region: of.region.code,
              summary: s.summary(of.handle, platformName(of.platform), place),
            })}
          >
            {s.ask}
            <span className="sr-only">{of.handle}</span>
          </ActionLink>
        </span>
      }
    >
      <p className={css.intro}>
        {of.intro[lang]}
        {of.price[lang] && <span className={`${blocks.fine} ${css.price}`}>{of.price[lang]}</span>}
      </p>
      <Why matches={of.matches} />
    </Row>
  )
}
