import blocks from '../../../../platform/web/blocks.module.css'
import { useDictText, useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import lists from '../../../../platform/web/lists.module.css'
import { Row, Rows, WaitingRows } from '../../../../platform/web/portal/layout.tsx'
import { Link } from '../../../../platform/web/router.tsx'
import { Samples, SampleTag } from '../../../../platform/web/ui/StatusTag.tsx'
import { CountryLink } from '../../../base/area/web/parts/CountryLink.tsx'
import { useRead } from './queries.ts'
import { Verified } from './quick/Verified.tsx'
import { t } from './row-texts.ts'
import css from './rows.module.css'

interface ProviderRowsProps {
  region?: string | undefined
  service?: string | undefined
  limit: number
}

/**
 * Providers of the directory, verified first, each leading to its details. An addition to other pages: renders nothing if there are none.
 */
export function ProviderRows({ region, service, limit }: ProviderRowsProps) {
  const s = useTexts(t)
  const lang = useLang()
  const serviceName = useDictText('service')
  const { data, isPending } = useRead(
    'GET /ws/provider/search',
    { ...(region && { region }), ...(service && { service }), pageSize: limit },
    { staleTime: 30_000 },
  )
  if (isPending) return <WaitingRows rows={limit} end />
  if (!data) return null
  if (data.records.length === 0) return <p>{s.none}</p>
  return (
    <Samples rows={data.records}>
      <Rows label={s.label}>
        {data.records.map((one) => (
          <Row
            key={one.number}
            title={<Link to={`/globalQuickfind?id=${one.number}`}>{one.name[lang]}</Link>}
            meta={
              <>
                <CountryLink code={one.home.code} name={one.home.name[lang]} />
                <span>{one.services.map((code) => serviceName(code)).join(lang === 'en' ? ', ' : '、')}</span>
              </>
            }
            end={
              <div className={`${lists.end} ${css.marks}`}>
                <Verified of={one} />
                <small className={blocks.fine}>{s.replies(one.responseHours)}</small>
                {one.isDemo && <SampleTag />}
              </div>
            }
          />
        ))}
      </Rows>
    </Samples>
  )
}
