import { CountryLink } from '../../../../features/base/area/web/parts/CountryLink.tsx'
import type { demandCalls } from '../../../../features/work/demand/contract/calls.ts'
import { NEW_DEMAND } from '../../../../features/work/demand/contract/prefill.ts'
import { formatMoney } from '../../../../platform/contract/amount.ts'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { ActionButton } from '../../../../platform/web/portal/actions.tsx'
import { EmptyResult, Row, Rows, WaitingRows } from '../../../../platform/web/portal/layout.tsx'
import { queriesOf } from '../../../../platform/web/queries.ts'
import { Link } from '../../../../platform/web/router.tsx'
import { UserText } from '../../../../platform/web/UserText.tsx'
import { Samples, SampleTag } from '../../../../platform/web/ui/StatusTag.tsx'
import { formatDate, formatTime } from '../../../../platform/web/ui/time.ts'
import { WrittenIn } from '../../../../platform/web/WrittenIn.tsx'
import css from './home.module.css'
import { t } from './texts.ts'
import { useHall } from './useHall.ts'

const { useRead } = queriesOf<typeof demandCalls>('demand')
const SHOWN = 6

/** The newest open demands, by query. */
export function OpenDemands() {
  const s = useTexts(t)
  const lang = useLang()
  const hall = useHall()
  const { data, isError, refetch } = useRead('GET /ws/hall/open', { limit: SHOWN })
  if (isError)
    return (
      <EmptyResult title={s.openFailed}>
        <ActionButton look="outline" onClick={() => void refetch()}>
          {s.retry}
        </ActionButton>
      </EmptyResult>
    )
  if (!data)
    return (
      <>
        <WaitingRows rows={SHOWN} end />
        <p className={css.asOf}>&nbsp;</p>
      </>
    )
  if (data.records.length === 0)
    return (
      <EmptyResult title={s.openNone}>
        <Link to={NEW_DEMAND}>{s.openNoneNext}</Link>
      </EmptyResult>
    )
  return (
    <>
      <Samples rows={data.records}>
        <Rows>
          {data.records.map((demand) => (
            <Row
              key={demand.number}
              title={
                <Link to={`${hall}?search=${encodeURIComponent(demand.number)}`}>
                  <UserText>{demand.title}</UserText>
                </Link>
              }
              meta={
                <>
                  <CountryLink code={demand.areaCode.split('-')[0] ?? ''} name={demand.area[lang]} />
                  <span>{s.until(formatDate(demand.recruitEnd, lang))}</span>
                  <WrittenIn text={demand.title} />
                  {demand.isDemo && <SampleTag />}
                </>
              }
              end={<strong>{formatMoney(demand.amountMinor, demand.currency, lang)}</strong>}
            />
          ))}
        </Rows>
      </Samples>
      <p className={css.asOf}>{s.openAbout(data.total, formatTime(data.asOf, lang))}</p>
    </>
  )
}
