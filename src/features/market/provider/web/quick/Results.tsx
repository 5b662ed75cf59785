import { useQueries } from '@tanstack/react-query'
import { contactLink } from '../../../../../platform/contract/contact-link.ts'
import type { Match } from '../../../../../platform/contract/search.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { carry } from '../../../../../platform/web/carry.ts'
import { messageOf } from '../../../../../platform/web/client.ts'
import { useDictText, useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import lists from '../../../../../platform/web/lists.module.css'
import { ActionButton, ActionLink, ActionRow } from '../../../../../platform/web/portal/actions.tsx'
import { EmptyResult, Note } from '../../../../../platform/web/portal/layout.tsx'
import { Pager } from '../../../../../platform/web/portal/Pager.tsx'
import { Link, useLocation, useNavigate } from '../../../../../platform/web/router.tsx'
import spacing from '../../../../../platform/web/spacing.module.css'
import { Why } from '../../../../../platform/web/ui/SearchNotes.tsx'
import { Samples, SampleTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { formatTime } from '../../../../../platform/web/ui/time.ts'
import { CountryLink } from '../../../../base/area/web/parts/CountryLink.tsx'
import { Star } from '../../../../base/saved/web/parts.tsx'
import { CARRIED_DEMAND, type DemandPrefill, NEW_DEMAND } from '../../../../work/demand/contract/prefill.ts'
import type { ProviderRow } from '../../contract/schema.ts'
import { type Service, serviceCategory } from '../../contract/services.ts'
import { query, type useProviders } from '../queries.ts'
import { t as rowTexts } from '../row-texts.ts'
import css from '../rows.module.css'
import { activeOf, chosenOf, clearing, type FilterName, facetNames, filtersOf, type State } from '../state.ts'
import { t } from '../texts.ts'
import { type FilterProps, useValueName } from './Chips.tsx'
import { Verified } from './Verified.tsx'

const WAITING_ROWS = 6

/** Rows, or the reason why there are none. */
export function Results({ state, patch, query, facets }: FilterProps & { query: ReturnType<typeof useProviders> }) {
  const s = useTexts(t)
  const lang = useLang()
  const { data, isError, isPlaceholderData, refetch, dataUpdatedAt } = query
  if (isError && !data)
    return (
      <div className={css.results}>
        <EmptyResult title={s.failed}>
          <p>{messageOf(query.error, lang)}</p>
          <ActionButton look="outline" onClick={() => void refetch()}>
            {s.retry}
          </ActionButton>
        </EmptyResult>
      </div>
    )
  if (!data)
    return (
      <div className={css.results} aria-busy="true">
        <ul className={`${lists.rows} ${css.rows}`} aria-label={s.loading}>
          {Array.from({ length: WAITING_ROWS }, (_, at) => (
            <li key={String(at)} aria-hidden="true">
              <div className={`${blocks.bone} ${css.waitingRow}`} />
            </li>
          ))}
        </ul>
      </div>
    )
  return (
    <div className={css.results} aria-busy={isPlaceholderData || undefined} data-old={isPlaceholderData || undefined}>
      {data.records.length > 0 ? (
        <Samples rows={data.records}>
          <ul className={`${lists.rows} ${lists.far} ${css.rows}`} aria-label={s.label}>
            {data.records.map((one) => (
              <ResultRow key={one.number} of={one} />
            ))}
          </ul>
        </Samples>
      ) : data.total > 0 ? (
        <EmptyResult title={s.beyond}>
          <ActionButton look="outline" onClick={() => patch({ page: 1 })}>
            {s.firstPage}
          </ActionButton>
        </EmptyResult>
      ) : (
        <NothingFound state={state} patch={patch} facets={facets} />
      )}
      {data.records.length > 0 && <Pager current={data.current} pages={data.pages} onChange={(page) => patch({ page })} />}
      <div className={`${blocks.form} ${spacing.after6}`}>
        {data.records.some((one) => one.isDemo) && <Note>{s.samples}</Note>}
        <p className={blocks.fine}>{s.asOf(formatTime(new Date(dataUpdatedAt).toISOString(), lang))}</p>
      </div>
    </div>
  )
}

function ResultRow({ of }: { of: ProviderRow & { matches?: readonly Match[] | undefined } }) {
  const s = useTexts(t)
  const r = useTexts(rowTexts)
  const lang = useLang()
  const { search } = useLocation()
  const serviceName = useDictText('service')
  const languageName = useDictText('language')
  const scaleName = useDictText('companyScale')
  const query = new URLSearchParams(search)
  query.set('id', of.number)
  const joined = (words: string[]) => words.join(lang === 'en' ? ', ' : '、')
  return (
    <li>
      <div className={css.rowMain}>
        <h2>
          <Link to={`?${query}`} state={{ opened: true }}>
            {of.name[lang]}
          </Link>
        </h2>
        <div className={`${blocks.line} ${blocks.fine}`}>
          <CountryLink code={of.home.code} name={of.home.name[lang]} />
          <span>{s.serves(of.regionCount)}</span>
          <span>{joined(of.languages.map(languageName))}</span>
          {of.foundedYear !== null && <span>{s.since(of.foundedYear)}</span>}
          {of.teamSize !== null && <span>{scaleName(of.teamSize)}</span>}
        </div>
        <p className={css.does}>{joined(of.services.map((code) => serviceName(code)))}</p>
        {of.price[lang] !== '' && <p className={blocks.fine}>{of.price[lang]}</p>}
        <p className={css.intro}>{of.intro[lang]}</p>
        <Why matches={of.matches} />
      </div>
      <div className={`${lists.end} ${css.marks} ${css.rowEnd}`}>
        <span className={blocks.inline}>
          <Verified of={of} />
          <Star list="directory" item={of.number} name={of.name[lang]} />
        </span>
        <small>{s.replies(of.responseHours)}</small>
        {of.isDemo && <SampleTag />}
        {of.hasAccount && <small className={blocks.ok}>{r.hasAccount}</small>}
        {of.unlocked && <small className={blocks.ok}>{s.unlocked}</small>}
        <Link to={`?${query}`} state={{ opened: true }} aria-label={r.inviteOf(of.name[lang])}>
          {r.invite}
        </Link>
      </div>
    </li>
  )
}

const facetWord = {
  search: 'facetWords',
  region: 'facetRegion',
  service: 'facetService',
  industry: 'facetIndustry',
  language: 'facetLanguage',
  verified: 'facetVerified',
  bookmarked: 'facetBookmarked',
} as const satisfies Record<FilterName, string>

/** Which filter excludes the results, and other ways to find a provider. */
function NothingFound({ state, patch, facets }: FilterProps) {
  const s = useTexts(t)
  const navigate = useNavigate()
  const nameOf = useValueName(facets)
  // Without its words alone, a search is the whole directory.
  const active = activeOf(state).filter((name, _, { length }) => name !== 'search' || length > 1)
  const shorter = facets?.shorter ?? []
  const { totals, isPending } = useQueries({
    queries: active.map((name) =>
      query('GET /ws/provider/search', { ...filtersOf({ ...state, ...clearing(name) } as State), pageSize: 1 }),
    ),
    combine: (asked) => ({
      totals: asked.every(({ data }) => data) ? asked.map(({ data }) => data?.total ?? 0) : undefined,
      isPending: asked.some((one) => one.isPending),
    }),
  })
  const looser = active.map((name, at) => ({ name, total: totals?.[at] ?? 0 })).filter((one) => one.total > 0)
  const words = [state.search.trim(), ...facetNames.flatMap((facet) => chosenOf(state, facet).map((value) => nameOf(facet, value)))]
    .filter(Boolean)
    .join(' · ')
  const [service] = chosenOf(state, 'service') as Service[]
  const [region] = chosenOf(state, 'region')
  const demand: DemandPrefill = {
    ...(service && { category: serviceCategory[service] }),
    ...(region && { areaCode: region }),
    ...(words && { title: s.demandTitle(words).slice(0, 80), description: words }),
  }
  return (
    <EmptyResult title={s.noneTitle}>
      {looser.length + shorter.length > 0 ? (
        <>
          <p>{s.noneLoosen}</p>
          <ul className={blocks.buttons}>
            {shorter.map(({ search, count }) => (
              <li key={search}>
                <ActionButton look="outline" onClick={() => patch({ search, page: 1 })}>
                  {s.only(search, count)}
                </ActionButton>
              </li>
            ))}
            {looser.map(({ name, total }) => (
              <li key={name}>
                <ActionButton look="outline" onClick={() => patch(clearing(name))}>
                  {s.without(s[facetWord[name]], total)}
                </ActionButton>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p aria-busy={isPending || undefined}>{totals && active.length > 1 ? s.noneEven : ''}</p>
      )}
      <p>{s.noneAsk}</p>
      <ActionRow>
        <ActionButton
          onClick={() => {
            carry(CARRIED_DEMAND, demand)
            void navigate(NEW_DEMAND)
          }}
        >
          {s.saveDemand}
        </ActionButton>
        <ActionLink
          look="quiet"
          to={contactLink({ from: 'provider', topic: 'provider', ...(region && { region }), ...(words && { summary: words }) })}
        >
          {s.askUs}
        </ActionLink>
      </ActionRow>
    </EmptyResult>
  )
}
