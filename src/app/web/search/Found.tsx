import type { ReactNode } from 'react'
import { countryPath } from '../../../features/base/area/web/parts/CountryLink.tsx'
import type { dictionaryCalls } from '../../../features/base/dictionary/contract/calls.ts'
import { articlePath, useRead as useArticles, wordsIn } from '../../../features/market/article/web/queries.ts'
import { eventPath } from '../../../features/market/event/contract/kinds.ts'
import { useRead as useEvents } from '../../../features/market/event/web/queries.ts'
import { useRead as useProviders } from '../../../features/market/provider/web/queries.ts'
import { useLang, useTexts } from '../../../platform/web/i18n.tsx'
import { ActionLink } from '../../../platform/web/portal/actions.tsx'
import { EmptyResult } from '../../../platform/web/portal/layout.tsx'
import { queriesOf } from '../../../platform/web/queries.ts'
import { Link } from '../../../platform/web/router.tsx'
import { RegionBadge } from '../../../platform/web/ui/RegionBadge.tsx'
import { formatDate } from '../../../platform/web/ui/time.ts'
import { totalText } from '../../../platform/web/ui/total.ts'
import { pagesFor } from './pages.ts'
import css from './search.module.css'
import { t } from './texts.ts'

const { useRead: useRegions } = queriesOf<typeof dictionaryCalls>('dictionary')
const MOST = 4

/** What typed words find, kind by kind; each kind is searched as its own page searches it. */
export function Found({ words }: { words: string }) {
  const s = useTexts(t)
  const lang = useLang()
  const regions = useRegions('GET /ws/dict/regions', { search: words })
  const firms = useProviders('GET /ws/provider/search', { search: words, pageSize: MOST })
  const articles = useArticles('GET /ws/article/list', { search: words, pageSize: MOST })
  const events = useEvents('GET /ws/event/list', { search: words, pageSize: MOST })
  const pages = pagesFor(words)
  const waits = [regions, firms, articles, events].some(({ isPending }) => isPending)
  const found =
    pages.length + (regions.data?.length ?? 0) + [firms, articles, events].reduce((sum, { data }) => sum + (data?.records.length ?? 0), 0)
  const query = encodeURIComponent(words)
  return (
    <div aria-busy={waits}>
      <p className="sr-only" role="status">
        {waits ? s.searching : found === 0 ? s.none(words) : ''}
      </p>
      {!waits && found === 0 && (
        <EmptyResult title={s.none(words)}>
          <ActionLink to={`/contactUs?from=search&summary=${query}`}>{s.ask}</ActionLink>
        </EmptyResult>
      )}
      <Kind title={s.countries} count={regions.data?.length}>
        {regions.data?.map(({ code, name }) => (
          <li key={code}>
            <Link to={countryPath(code)}>
              <RegionBadge code={code} name={name[lang]} />
            </Link>
          </li>
        ))}
      </Kind>
      <Kind
        title={s.firms}
        count={firms.data?.records.length}
        all={firms.data && firms.data.total > MOST && { to: `/globalQuickfind?search=${query}`, text: s.all(totalText(firms.data)) }}
      >
        {firms.data?.records.map((firm) => (
          <li key={firm.number}>
            <Link to={`/globalQuickfind?id=${firm.number}`}>{firm.name[lang]}</Link>
            <small>{firm.home.name[lang]}</small>
          </li>
        ))}
      </Kind>
      <Kind
        title={s.articles}
        count={articles.data?.records.length}
        all={
          articles.data && articles.data.total > MOST && { to: `/informationCenter?search=${query}`, text: s.all(totalText(articles.data)) }
        }
      >
        {articles.data?.records.map((article) => (
          <li key={article.slug}>
            <Link to={articlePath(article.slug)}>{wordsIn(article, lang).words.title}</Link>
          </li>
        ))}
      </Kind>
      <Kind title={s.events} count={events.data?.records.length}>
        {events.data?.records.map((event) => (
          <li key={event.slug}>
            <Link to={eventPath(event.slug, event.kind)}>{event.title[lang]}</Link>
            <small>{event.phase === 'cancelled' ? s.cancelled(formatDate(event.firstDay, lang)) : formatDate(event.firstDay, lang)}</small>
          </li>
        ))}
      </Kind>
      <Kind title={s.pages} count={pages.length}>
        {pages.map((page) => (
          <li key={page.to + page.en}>
            <Link to={page.to}>{page[lang]}</Link>
          </li>
        ))}
      </Kind>
    </div>
  )
}

interface KindProps {
  title: string
  count: number | undefined
  all?: { to: string; text: string } | false | undefined
  children: ReactNode
}

function Kind({ title, count, all, children }: KindProps) {
  if (!count) return null
  return (
    <section className={css.kind} aria-label={title}>
      <h3>{title}</h3>
      <ul>{children}</ul>
      {all && (
        <p>
          <Link to={all.to}>{all.text}</Link>
        </p>
      )}
    </section>
  )
}
