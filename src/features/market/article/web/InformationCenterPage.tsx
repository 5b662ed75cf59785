import type { UseQueryResult } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import type { ResultOf } from '../../../../platform/contract/call.ts'
import { contactLink } from '../../../../platform/contract/contact-link.ts'
import blocks from '../../../../platform/web/blocks.module.css'
import { collator } from '../../../../platform/web/formats.ts'
import { useDictText, useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import lists from '../../../../platform/web/lists.module.css'
import { ActionButton, ActionLink } from '../../../../platform/web/portal/actions.tsx'
import { Breaking } from '../../../../platform/web/portal/Breaking.tsx'
import { Cover } from '../../../../platform/web/portal/Cover.tsx'
import { Choice, TextField } from '../../../../platform/web/portal/fields.tsx'
import { InSlices } from '../../../../platform/web/portal/InSlices.tsx'
import { Band, EmptyResult, Intro } from '../../../../platform/web/portal/layout.tsx'
import { Pager } from '../../../../platform/web/portal/Pager.tsx'
import { Link, useSearchParams } from '../../../../platform/web/router.tsx'
import { Corrected } from '../../../../platform/web/ui/SearchNotes.tsx'
import { Samples } from '../../../../platform/web/ui/StatusTag.tsx'
import { formatDate } from '../../../../platform/web/ui/time.ts'
import { writeState } from '../../../../platform/web/ui/url-state.ts'
import { useSearchInput } from '../../../../platform/web/ui/useSearchInput.ts'
import { useUrlState } from '../../../../platform/web/ui/useUrlState.ts'
import type { ArticleCalls } from '../contract/calls.ts'
import type { ArticleCard } from '../contract/schema.ts'
import { articleTopics } from '../contract/topics.ts'
import { topicGlyphs } from './glyphs.ts'
import css from './list.module.css'
import { foreign, Meta } from './parts.tsx'
import { articlePath, useList, wordsIn } from './queries.ts'
import { t as row } from './row-texts.ts'
import { t } from './texts.ts'
import { Marked } from './words.tsx'

const defaults = { search: '', topic: '', region: '', pageNo: 1 }

export default function InformationCenterPage() {
  const s = useTexts(t)
  const r = useTexts(row)
  const [filter, patch, reset] = useUrlState(defaults)
  const query = useList('GET /ws/article/list', filter)
  const { data } = query
  return (
    <>
      <Intro
        title={
          <>
            <span className={css.piece}>{s.heading1}</span>
            <wbr />
            <span className={css.piece}>{s.heading2}</span>
          </>
        }
        lead={s.lead}
        acts={<Feed topic="" />}
        aside={<InSlices>{data?.lead ? <Lead article={data.lead} /> : <div className={css.leadBone} aria-hidden="true" />}</InSlices>}
      />
      <Band tone="paper" still>
        <div className={blocks.columns} data-ratio="3-9">
          <Rail data={data} filter={filter} patch={patch} />
          <section className={css.main} aria-label={r.list}>
            <Search value={filter.search} onChange={(search) => patch({ search, pageNo: 1 })} />
            <InSlices>
              <Results query={query} filter={filter} reset={reset} />
            </InSlices>
          </section>
        </div>
      </Band>
    </>
  )
}

type Query = UseQueryResult<ResultOf<ArticleCalls['GET /ws/article/list']>>
type Filter = { search: string; topic: string; region: string; pageNo: number }

function Lead({ article }: { article: ArticleCard }) {
  const s = useTexts(t)
  const lang = useLang()
  const topicText = useDictText('articleTopic')
  const { words, in: wordsLang } = wordsIn(article, lang)
  return (
    <article className={css.lead}>
      <Cover
        seed={article.slug}
        codes={article.regions.map(({ code }) => code)}
        glyph={topicGlyphs[article.topic]}
        topic={articleTopics.indexOf(article.topic)}
        src={article.cover}
        kind={topicText(article.topic)}
        place={article.regions.map(({ name }) => name[lang]).join(', ')}
        date={formatDate(article.publishedAt, lang)}
      />
      <div>
        <p className={css.kicker}>{s.leadStory}</p>
        <h2 lang={foreign(wordsLang, lang)}>
          <Link to={articlePath(article.slug)}>
            <Breaking text={words.title} lang={wordsLang} />
          </Link>
        </h2>
        <p lang={foreign(wordsLang, lang)}>{words.summary}</p>
        <Meta article={article} />
      </div>
    </article>
  )
}

function Rail({ data, filter, patch }: { data: Query['data']; filter: Filter; patch: (change: Partial<Filter>) => void }) {
  const s = useTexts(t)
  const lang = useLang()
  const topicText = useDictText('articleTopic')
  const sum = data?.topics.reduce((all, one) => all + one.count, 0)
  const regions = [...(data?.regions ?? [])].sort((one, other) => collator(lang).compare(one.name[lang], other.name[lang]))
  return (
    <aside className={`${blocks.rail} ${css.rail}`} aria-label={s.filters}>
      <h2 id="topics">{s.topics}</h2>
      <ul className={`${lists.rows} ${css.topics}`} aria-labelledby="topics">
        <Topic value="" label={s.allTopics} count={sum} filter={filter} />
        {articleTopics.map((value) => (
          <Topic
            key={value}
            value={value}
            label={topicText(value)}
            count={data?.topics.find((one) => one.value === value)?.count}
            filter={filter}
          />
        ))}
      </ul>
      <Choice
        label={s.country}
        empty={s.allCountries}
        value={filter.region}
        onChange={(event) => patch({ region: event.currentTarget.value, pageNo: 1 })}
        options={regions.map(({ code, name, count }) => ({ value: code, label: s.countryOption(name[lang], count) }))}
      />
      {filter.topic && <Feed topic={filter.topic} />}
    </aside>
  )
}

/** A link, so that a topic can be opened in a new tab and shared. */
function Topic({ value, label, count, filter }: { value: string; label: string; count: number | undefined; filter: Filter }) {
  const [params] = useSearchParams()
  const chosen = filter.topic === value
  return (
    <li data-none={count === 0 || undefined}>
      <Link to={`?${writeState(params, defaults, { topic: value, pageNo: 1 })}`} replace aria-current={chosen ? 'true' : undefined}>
        <span>{label}</span>
        <span>{count ?? ''}</span>
      </Link>
    </li>
  )
}

function Feed({ topic }: { topic: string }) {
  const s = useTexts(t)
  const lang = useLang()
  const topicText = useDictText('articleTopic')
  const to = `/api/ws/article/rss?lang=${lang}${topic && `&topic=${topic}`}`
  return (
    <a className={`${blocks.inline} ${css.feed}`} href={to} type="application/rss+xml">
      {topic ? s.rssOf(topicText(topic)) : s.rss}
    </a>
  )
}

function Search({ value, onChange }: { value: string; onChange: (search: string) => void }) {
  const s = useTexts(t)
  const { field, search } = useSearchInput(value, onChange)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search()
  }
  return (
    <search>
      <form onSubmit={submit}>
        <TextField type="search" label={s.search} placeholder={s.searchHint} maxLength={100} autoComplete="off" {...field} />
      </form>
    </search>
  )
}

function Results({ query, filter, reset }: { query: Query; filter: Filter; reset: () => void }) {
  const s = useTexts(t)
  const { data } = query
  const filtered = filter.search !== '' || filter.topic !== '' || filter.region !== ''
  if (query.isError && !data)
    return (
      <EmptyResult title={s.failed}>
        <p>{s.failedWhy}</p>
        <ActionButton onClick={() => void query.refetch()}>{s.retry}</ActionButton>
      </EmptyResult>
    )
  if (!data)
    return (
      <div className={css.bones} aria-busy="true">
        {[1, 2, 3, 4].map((one) => (
          <span key={one} className={blocks.bone} />
        ))}
      </div>
    )
  if (data.everything === 0)
    return (
      <EmptyResult title={s.nothing}>
        <p>{s.nothingWhy}</p>
        <ActionLink to={contactLink({ from: 'articles' })}>{s.contact}</ActionLink>
      </EmptyResult>
    )
  const count = filtered ? data.total : data.everything
  return (
    <>
      <p className={`${blocks.line} ${css.count}`} role="status">
        {filter.search ? s.found(count, filter.search) : s.total(count)}
        {filtered && (
          <button type="button" className={blocks.textButton} onClick={() => reset()}>
            {s.clear}
          </button>
        )}
      </p>
      <Corrected typed={filter.search} corrected={data.corrected} />
      {count === 0 ? (
        <EmptyResult title={s.none}>
          <p>{s.noneWhy}</p>
          <ActionButton look="outline" onClick={() => reset()}>
            {s.clear}
          </ActionButton>
        </EmptyResult>
      ) : (
        <Samples rows={data.records}>
          <ol className={`${lists.rows} ${lists.far} ${css.rows}`}>
            {data.records.map((article) => (
              <Entry key={article.slug} article={article} search={filter.search} />
            ))}
          </ol>
        </Samples>
      )}
      <Pages current={data.current} pages={data.pages} />
    </>
  )
}

function Entry({ article, search }: { article: ArticleCard; search: string }) {
  const lang = useLang()
  const topicText = useDictText('articleTopic')
  const { words, in: wordsLang } = wordsIn(article, lang)
  // Found only by the other language's text: this shows why it is listed.
  const twin = article[lang === 'cn' ? 'en' : 'cn']
  const quote = words.excerpt ? { text: words.excerpt, in: wordsLang } : null
  const borrowed =
    !quote && twin?.excerpt && twin !== words ? { text: twin.excerpt, in: lang === 'cn' ? ('en' as const) : ('cn' as const) } : null
  const shown = quote ?? borrowed
  return (
    <li>
      <div>
        <h3 lang={foreign(wordsLang, lang)}>
          <Link to={articlePath(article.slug)}>
            <Marked text={words.title} search={search} />
          </Link>
        </h3>
        <p className={blocks.quiet} lang={foreign(wordsLang, lang)}>
          <Marked text={words.summary} search={search} />
        </p>
        {shown && (
          <p className={`${blocks.fine} ${css.excerpt}`} lang={foreign(shown.in, lang)}>
            <Marked text={shown.text} search={search} />
          </p>
        )}
        <Meta article={article} />
      </div>
      <Link to={articlePath(article.slug)} tabIndex={-1} aria-hidden="true" className={css.thumb}>
        <Cover
          seed={article.slug}
          codes={article.regions.map(({ code }) => code)}
          glyph={topicGlyphs[article.topic]}
          topic={articleTopics.indexOf(article.topic)}
          kind={topicText(article.topic)}
          date={article.regions.length === 0 ? formatDate(article.publishedAt, lang) : undefined}
          src={article.cover}
        />
      </Link>
    </li>
  )
}

function Pages({ current, pages }: { current: number; pages: number }) {
  const [params] = useSearchParams()
  return <Pager current={current} pages={pages} to={(pageNo) => `?${writeState(params, defaults, { pageNo })}`} />
}
