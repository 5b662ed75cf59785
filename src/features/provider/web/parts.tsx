import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { texts } from '../../../platform/contract/texts.ts'
import { caller } from '../../../platform/web/client.ts'
import { useDictText, useLang, useTexts } from '../../../platform/web/i18n.tsx'
import { Row, Rows } from '../../../platform/web/portal/layout.tsx'
import { RegionBadge } from '../../../platform/web/ui/RegionBadge.tsx'
import { StatusTag } from '../../../platform/web/ui/StatusTag.tsx'
import type { providerCalls } from '../contract/calls.ts'

const call = caller<typeof providerCalls>()

const t = texts({
  label: { cn: '服务商', en: 'Providers' },
  verified: { cn: '已核验', en: 'Verified' },
  notVerified: { cn: '未核验', en: 'Not verified' },
  replies: { cn: (hours: number) => `${hours} 小时内回复`, en: (hours) => `replies within ${hours} h` },
  sample: { cn: '示例', en: 'Sample' },
  none: { cn: '目录里还没有这样的服务商。', en: 'The directory has no such provider yet.' },
})

export interface ProviderRowsProps {
  region?: string | undefined
  service?: string | undefined
  limit: number
}

/** Providers of the directory, verified first, each leading to its details. An aside of other pages: nothing where none come. */
export function ProviderRows({ region, service, limit }: ProviderRowsProps) {
  const s = useTexts(t)
  const lang = useLang()
  const serviceName = useDictText('service')
  const { data } = useQuery({
    queryKey: ['provider', 'rows', region, service, limit],
    queryFn: () =>
      call('GET /ws/provider/search', { ...(region && { region }), ...(service && { service }), pageSize: limit } as never, {
        quiet: true,
      }),
    staleTime: 30_000,
  })
  if (!data) return null
  if (data.records.length === 0) return <p>{s.none}</p>
  return (
    <Rows label={s.label}>
      {data.records.map((one) => (
        <Row
          key={one.number}
          title={<Link to={`/globalQuickfind?id=${one.number}`}>{one.name[lang]}</Link>}
          meta={
            <>
              <RegionBadge code={one.home.code} name={one.home.name[lang]} />
              <span>{one.services.map((code) => serviceName(code)).join(' · ')}</span>
            </>
          }
          end={
            <>
              <StatusTag tone={one.verification === 'verified' ? 'ok' : 'neutral'}>
                {one.verification === 'verified' ? s.verified : s.notVerified}
              </StatusTag>
              <div>{one.isDemo ? s.sample : s.replies(one.responseHours)}</div>
            </>
          }
        />
      ))}
    </Rows>
  )
}
