import { formatMoney } from '../../../../../platform/contract/amount.ts'
import { contactLink } from '../../../../../platform/contract/contact-link.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useDictText, useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { Link } from '../../../../../platform/web/router.tsx'
import { isCompany, useSession } from '../../../../../platform/web/session.ts'
import { UserText } from '../../../../../platform/web/UserText.tsx'
import { SampleCount, Samples, SampleTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { formatDate } from '../../../../../platform/web/ui/time.ts'
import { WrittenIn } from '../../../../../platform/web/WrittenIn.tsx'
import { userTypes } from '../../../../../rules/constants.ts'
import { NEW_DEMAND } from '../../../../work/demand/contract/prefill.ts'
import { useRead as useDemands } from '../../../../work/demand/web/queries.ts'
import { articlePath, useRead as useArticles, wordsIn } from '../../../article/web/queries.ts'
import { eventPath } from '../../../event/contract/kinds.ts'
import { useRead as useEvents } from '../../../event/web/queries.ts'
import { useFacets } from '../../../provider/web/queries.ts'
import { localPapers } from '../../contract/papers/local.ts'
import { checklistServices } from '../../contract/papers/paper.ts'
import { Cell } from './Cell.tsx'
import css from './country.module.css'
import { t } from './texts.ts'

const here = { isPending: false, isError: false }

export function ProvidersCell({ region }: { region: string }) {
  const s = useTexts(t)
  const serviceName = useDictText('service')
  const asked = useFacets({ region })
  const { data } = asked
  const most = [...(data?.service ?? [])].sort((one, other) => other.count - one.count).slice(0, 4)
  return (
    <Cell
      title={s.providers}
      asked={asked}
      more={data?.total === 0 ? { to: contactLink({ from: 'country', topic: 'provider', region }), text: s.providersAsk } : undefined}
    >
      {data && data.total > 0 ? (
        <>
          <p className={blocks.figure}>{s.providersN(data.total)}</p>
          <SampleCount samples={data.samples} total={data.total} />
          <ul className={css.chips}>
            {most.map(({ code, count }) => (
              <li key={code}>
                <Link to={`/globalQuickfind?region=${region}&service=${code}`}>
                  {serviceName(code)} {count}
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>{s.providersNone}</p>
      )}
    </Cell>
  )
}

export function DemandsCell({ region }: { region: string }) {
  const s = useTexts(t)
  const lang = useLang()
  const type = isCompany(useSession().userInfo) ? userTypes.company : userTypes.individual
  const asked = useDemands('GET /ws/hall/open', { region, limit: 2 })
  const rows = asked.data?.records ?? []
  return (
    <Cell title={s.demands} asked={asked} more={rows.length === 0 ? { to: NEW_DEMAND, text: s.demandsPost } : undefined}>
      {rows.length === 0 && <p>{s.demandsNone}</p>}
      <Samples rows={rows}>
        <ul className={css.links}>
          {rows.map((row) => (
            <li key={row.number}>
              <Link to={`/demandHall/${type}/home?search=${encodeURIComponent(row.number)}`}>
                <UserText>{row.title}</UserText>
              </Link>
              <span>{formatMoney(row.amountMinor, row.currency, lang)}</span>
              <WrittenIn text={row.title} />
              {row.isDemo && <SampleTag />}
            </li>
          ))}
        </ul>
      </Samples>
    </Cell>
  )
}

export function EventsCell({ region }: { region: string }) {
  const s = useTexts(t)
  const lang = useLang()
  const asked = useEvents('GET /ws/event/next', { region, limit: 2 })
  const rows = asked.data ?? []
  return (
    <Cell title={s.events} asked={asked} more={rows.length === 0 ? { to: '/international', text: s.eventsAll } : undefined}>
      {rows.length === 0 && <p>{s.eventsNone}</p>}
      <Samples rows={rows}>
        <ul className={css.links}>
          {rows.map((row) => (
            <li key={row.slug}>
              <Link to={eventPath(row.slug, row.kind)}>{row.title[lang]}</Link>
              <span>{formatDate(row.firstDay, lang)}</span>
              {row.isDemo && <SampleTag />}
            </li>
          ))}
        </ul>
      </Samples>
    </Cell>
  )
}

export function ArticlesCell({ region }: { region: string }) {
  const s = useTexts(t)
  const lang = useLang()
  const asked = useArticles('GET /ws/article/latest', { region, limit: 2 })
  const rows = asked.data ?? []
  return (
    <Cell
      title={s.articles}
      asked={asked}
      more={{ to: rows.length === 0 ? '/informationCenter' : `/informationCenter?region=${region}`, text: s.articlesAll }}
    >
      {rows.length === 0 && <p>{s.articlesNone}</p>}
      <Samples rows={rows}>
        <ul className={css.links}>
          {rows.map((row) => (
            <li key={row.slug}>
              <Link to={articlePath(row.slug)}>{wordsIn(row, lang).words.title}</Link>
            </li>
          ))}
        </ul>
      </Samples>
    </Cell>
  )
}

export function PapersCell({ region }: { region: string }) {
  const s = useTexts(t)
  const serviceName = useDictText('service')
  const own = checklistServices.filter((service) => localPapers(service, region).length > 0)
  const to = (service: string) => `/integratedService?papers=${service}&region=${region}&at=checklist`
  return (
    <Cell title={s.papers} asked={here} more={own.length === 0 ? { to: to('ip'), text: s.papersTo } : undefined}>
      <p>{own.length === 0 ? s.papersNone : s.papersLocal}</p>
      <ul className={css.chips}>
        {own.map((service) => (
          <li key={service}>
            <Link to={to(service)}>{serviceName(service)}</Link>
          </li>
        ))}
      </ul>
    </Cell>
  )
}
