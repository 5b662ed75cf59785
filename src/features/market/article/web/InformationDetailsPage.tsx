import { useEffect, useRef } from 'react'
import { contactLink } from '../../../../platform/contract/contact-link.ts'
import blocks from '../../../../platform/web/blocks.module.css'
import { ApiError } from '../../../../platform/web/client.ts'
import { useDictText, useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { setLang } from '../../../../platform/web/lang.ts'
import lists from '../../../../platform/web/lists.module.css'
import { ActionButton, ActionLink } from '../../../../platform/web/portal/actions.tsx'
import { Breaking } from '../../../../platform/web/portal/Breaking.tsx'
import { Cover } from '../../../../platform/web/portal/Cover.tsx'
import { Band, EmptyResult, Note, Plain, Split } from '../../../../platform/web/portal/layout.tsx'
import { queryClient } from '../../../../platform/web/query.ts'
import { Link, Navigate } from '../../../../platform/web/router.tsx'
import spacing from '../../../../platform/web/spacing.module.css'
import { usePageTitle } from '../../../../platform/web/title.ts'
import { formatDate } from '../../../../platform/web/ui/time.ts'
import { useUrlState } from '../../../../platform/web/ui/useUrlState.ts'
import { CountryLink } from '../../../base/area/web/parts/CountryLink.tsx'
import type { ArticleDetail } from '../contract/schema.ts'
import { articleTopics } from '../contract/topics.ts'
import { Body, Rail, useReading } from './Body.tsx'
import css from './detail.module.css'
import { topicGlyphs } from './glyphs.ts'
import { ArticleRows, foreign, LatestArticles } from './parts.tsx'
import { articlePath, query, useRead, wordsIn } from './queries.ts'
import { t as row } from './row-texts.ts'
import { t } from './texts.ts'

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** The first render has the article: until then the reader has its words (index.html). */
export const ready = async (_: string, search: string): Promise<void> => {
  const slug = new URLSearchParams(search).get('id') ?? ''
  if (SLUG.test(slug)) await queryClient.prefetchQuery(query('GET /ws/article/detail', { slug }))
}

export default function InformationDetailsPage() {
  const [{ id }] = useUrlState({ id: '' })
  const first = useRef(id)
  const moved = useRef(false)
  if (id !== first.current) moved.current = true
  if (id === '') return <Navigate to="/informationCenter" replace />
  if (!SLUG.test(id)) return <Gone />
  return <Loaded key={id} slug={id} moved={moved.current} />
}

function Loaded({ slug, moved }: { slug: string; moved: boolean }) {
  const s = useTexts(t)
  const { data, error, refetch } = useRead('GET /ws/article/detail', { slug })
  if (data) return <Article article={data} moved={moved} />
  if (error instanceof ApiError && error.status === 404) return <Gone />
  if (error)
    return (
      <Plain narrow>
        <h1 tabIndex={-1}>{s.back}</h1>
        <EmptyResult title={s.failed}>
          <p>{s.failedWhy}</p>
          <ActionButton onClick={() => void refetch()}>{s.retry}</ActionButton>
        </EmptyResult>
      </Plain>
    )
  return <div className={spacing.screen} aria-busy="true" />
}

/** The link leads nowhere any more: on to the articles that there are. */
function Gone() {
  const s = useTexts(t)
  usePageTitle(s.gone)
  return (
    <Plain narrow>
      <h1 tabIndex={-1}>{s.gone}</h1>
      <p>{s.goneWhy}</p>
      <LatestArticles limit={6} />
      <ActionLink to="/informationCenter">{s.all}</ActionLink>
    </Plain>
  )
}

function Article({ article, moved }: { article: ArticleDetail; moved: boolean }) {
  const s = useTexts(t)
  const lang = useLang()
  const { words, in: wordsLang, other } = wordsIn(article, lang)
  usePageTitle(words.title)
  // From one article to the next only the query changes, so the frame moves neither the scroll position nor the focus: a new article
  // starts at its top.
  useEffect(() => {
    if (!moved) return
    window.scrollTo(0, 0)
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [moved])
  const reading = useReading(wordsLang, words.headings)
  return (
    <>
      <article>
        <Head article={article} />
        <Band tone="surface" still>
          <div className={`${blocks.columns} ${css.columns}`} data-ratio="3-9">
            <Rail
              slug={article.slug}
              headings={words.headings}
              here={reading.here}
              onGo={reading.go}
              both={Boolean(article.cn && article.en)}
            />
            <div className={`${blocks.stack} ${css.main}`}>
              {other && <Note tone="warn">{s.missing}</Note>}
              {words.behind && !other && (
                <Note>
                  {s.behind}{' '}
                  <button
                    type="button"
                    className={blocks.textButton}
                    lang={lang === 'cn' ? 'en' : 'zh-CN'}
                    onClick={() => setLang(lang === 'cn' ? 'en' : 'cn')}
                  >
                    {s.otherLang}
                  </button>
                </Note>
              )}
              {article.isDemo && <Note>{s.demo}</Note>}
              <Body html={words.html} lang={foreign(wordsLang, lang)} />
              <Sources article={article} />
              <p className={blocks.fine}>{s.caveat}</p>
              <div className={css.ask}>
                <ActionLink
                  look="primary"
                  to={contactLink({ from: 'article', region: article.regions[0]?.code ?? '', summary: s.askSummary(words.title) })}
                >
                  {s.ask}
                </ActionLink>
              </div>
              <Neighbours article={article} />
            </div>
          </div>
        </Band>
      </article>
      {article.related.length > 0 && (
        <div className={css.screenOnly}>
          <Band tone="paper">
            <Split title={s.related} about={s.relatedAbout} aside={<Link to="/informationCenter">{s.all}</Link>}>
              <ArticleRows articles={article.related} />
            </Split>
          </Band>
        </div>
      )}
    </>
  )
}

function Head({ article }: { article: ArticleDetail }) {
  const s = useTexts(t)
  const r = useTexts(row)
  const lang = useLang()
  const topicText = useDictText('articleTopic')
  const { words, in: wordsLang } = wordsIn(article, lang)
  const mark = foreign(wordsLang, lang)
  return (
    <header className={css.head} data-night>
      <div className={`${blocks.page} ${blocks.columns} ${css.headGrid}`}>
        <div className={css.words}>
          <p className={`${blocks.line} ${blocks.fine} ${css.trail}`}>
            <Link to="/informationCenter">{s.back}</Link>
            <Link to={`/informationCenter?topic=${article.topic}`}>{topicText(article.topic)}</Link>
          </p>
          <h1 tabIndex={-1} lang={mark}>
            <Breaking text={words.title} lang={wordsLang} />
          </h1>
          <p className={css.summary} lang={mark}>
            {words.summary}
          </p>
          <p className={`${blocks.line} ${blocks.fine} ${css.meta}`}>
            {article.regions.map(({ code, name }) => (
              <CountryLink key={code} code={code} name={name[lang]} />
            ))}
            {article.author[lang] && <span>{s.by(article.author[lang])}</span>}
            <span>{r.publishedOn(formatDate(article.publishedAt, lang))}</span>
            {article.updatedAt && <span>{r.updatedOn(formatDate(article.updatedAt, lang))}</span>}
            {article.checkedOn && <span>{r.checkedOn(formatDate(article.checkedOn, lang))}</span>}
            <span>{r.minutes(words.minutes)}</span>
          </p>
        </div>
        <div className={css.picture}>
          <Cover
            seed={article.slug}
            codes={article.regions.map(({ code }) => code)}
            glyph={topicGlyphs[article.topic]}
            topic={articleTopics.indexOf(article.topic)}
            date={formatDate(article.updatedAt ?? article.publishedAt, lang)}
            src={article.cover}
          />
        </div>
      </div>
    </header>
  )
}

function Sources({ article }: { article: ArticleDetail }) {
  const s = useTexts(t)
  const lang = useLang()
  if (article.sources.length === 0) return null
  return (
    <section className={`${blocks.tight} ${css.sources}`} aria-labelledby="sources">
      <h2 id="sources">{s.sources}</h2>
      <p className={blocks.fine}>{s.sourcesAbout}</p>
      <ol className={lists.bullets}>
        {article.sources.map(({ title, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener">
              {title[lang]}
              <span className="sr-only">{s.newTab}</span>
            </a>
            <span className={`${blocks.fine} ${css.host}`} translate="no">
              {hostOf(url)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

const hostOf = (url: string): string => URL.parse(url)?.host.replace(/^www\./, '') ?? ''

function Neighbours({ article }: { article: ArticleDetail }) {
  const s = useTexts(t)
  const lang = useLang()
  const sides = [
    { name: s.older, to: article.older },
    { name: s.newer, to: article.newer },
  ]
  if (!article.older && !article.newer) return null
  return (
    <nav className={`${blocks.beside} ${css.neighbours}`} aria-label={s.neighbours}>
      {sides.map(({ name, to }) => {
        const own = to?.[lang]
        const title = own ?? to?.cn ?? to?.en
        return to && title ? (
          <Link key={name} to={articlePath(to.slug)}>
            <span className={blocks.fine}>{name}</span>
            <strong lang={own ? undefined : lang === 'cn' ? 'en' : 'zh-CN'}>{title}</strong>
          </Link>
        ) : (
          <span key={name} />
        )
      })}
    </nav>
  )
}
