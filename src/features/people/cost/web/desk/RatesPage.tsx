import { NativeSelect } from '@mantine/core'
import blocks from '../../../../../platform/web/blocks.module.css'
import { collator } from '../../../../../platform/web/formats.ts'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { PageHeader } from '../../../../../platform/web/ui/PageHeader.tsx'
import { RegionBadge } from '../../../../../platform/web/ui/RegionBadge.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { useUrlState } from '../../../../../platform/web/ui/useUrlState.ts'
import { useCostRegions, useRead } from '../queries.ts'
import css from './desk.module.css'
import { RegionCase } from './RegionCase.tsx'
import { d } from './texts.ts'

/** Employer rates per region: in force, waiting for review, and past. The region is in the address. */
export default function RatesPage() {
  const s = useTexts(d)
  const lang = useLang()
  const [{ region }, patch] = useUrlState({ region: '' })
  const kept = useRead('GET /ws/operator/cost/regions')
  const all = useCostRegions()
  const order = collator(lang)
  const others = (all.data?.regions ?? [])
    .filter(({ code }) => !kept.data?.some((one) => one.code === code))
    .sort((one, other) => order.compare(one.name[lang], other.name[lang]))
  return (
    <>
      <PageHeader title={s.title} about={s.about} />
      {kept.isError && <ErrorState error={kept.error} onRetry={() => void kept.refetch()} />}
      <div className={`${blocks.columns} ${css.panes}`}>
        <nav aria-label={s.regions} className={css.list}>
          <ul>
            {kept.data?.map((one) => (
              <li key={one.code} className={css.region}>
                <button
                  type="button"
                  className={blocks.between}
                  aria-current={one.code === region || undefined}
                  onClick={() => patch({ region: one.code })}
                >
                  <RegionBadge code={one.code} name={one.name[lang]} />
                  <span className={blocks.line}>
                    {one.current ? <StatusTag tone="ok">{s.lines(one.current.lines)}</StatusTag> : <StatusTag>{s.notReviewed}</StatusTag>}
                    {one.draft && <StatusTag tone="warn">{s.draft}</StatusTag>}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <NativeSelect
            label={s.addRegion}
            value={others.some(({ code }) => code === region) ? region : ''}
            onChange={(event) => event.currentTarget.value && patch({ region: event.currentTarget.value })}
            data={[{ value: '', label: s.choose }, ...others.map(({ code, name }) => ({ value: code, label: name[lang] }))]}
          />
        </nav>
        <div>{region ? <RegionCase key={region} region={region} /> : <EmptyState title={s.pick} why={s.pickWhy} />}</div>
      </div>
    </>
  )
}
