import { Button } from '@mantine/core'
import type { ResultOf } from '../../../../../platform/contract/call.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useDictText, useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { Link, useSearchParams } from '../../../../../platform/web/router.tsx'
import { DataTable } from '../../../../../platform/web/ui/DataTable.tsx'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { FilterBar } from '../../../../../platform/web/ui/FilterBar.tsx'
import { PageHeader } from '../../../../../platform/web/ui/PageHeader.tsx'
import { RegionBadge } from '../../../../../platform/web/ui/RegionBadge.tsx'
import { SampleTag, StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import { useListState } from '../../../../../platform/web/ui/useListState.ts'
import type { providerCalls } from '../../contract/calls.ts'
import { providerStates, verifications } from '../../contract/schema.ts'
import { useList } from '../queries.ts'
import css from './desk.module.css'
import { ListingPage } from './ListingPage.tsx'
import { t } from './listing-texts.ts'
import { verificationTone } from './tones.ts'

type Row = ResultOf<(typeof providerCalls)['GET /ws/operator/providers']>['records'][number]

/** The directory for operators. `?id=` opens one listing over the list's filters. */
export default function ProvidersPage() {
  const s = useTexts(t)
  const lang = useLang()
  const [params] = useSearchParams()
  const serviceName = useDictText('service')
  const id = params.get('id')
  const list = useListState({ filters: { search: '', state: '', verification: '', contact: '' } })
  const query = useList('GET /ws/operator/providers', list.input, { staleTime: 0, enabled: !id })
  const hrefOf = (next: string | null) => {
    const search = new URLSearchParams(params)
    if (next) search.set('id', next)
    else search.delete('id')
    return `/operatorHome/providers?${search}`
  }
  if (id) return <ListingPage key={id} id={id} back={hrefOf(null)} />
  const name = (row: Row) => (
    <span className={`${blocks.tight} ${css.lines}`}>
      <span>{row.name[lang]}</span>
    </span>
  )
  const about = (row: Row) => (
    <span className={`${blocks.line} ${blocks.fine} ${css.sub}`}>
      <span>{row.number}</span>
      <RegionBadge code={row.home.code} name={row.home.name[lang]} />
      {row.isDemo && <SampleTag />}
    </span>
  )
  const standing = (row: Row) => (
    <span className={`${blocks.tight} ${css.lines}`}>
      <StatusTag tone={row.state === 'listed' ? 'ok' : 'neutral'}>{s[row.state]}</StatusTag>
      {row.contactDead && <StatusTag tone="bad">{s.dead}</StatusTag>}
    </span>
  )
  const trust = (row: Row) => <StatusTag tone={verificationTone[row.verification]}>{s[row.verification]}</StatusTag>
  return (
    <>
      <PageHeader title={s.title} about={s.about} />
      <FilterBar
        list={list}
        search={{ label: s.search }}
        selects={[
          { key: 'state', label: s.state, any: s.anyState, options: providerStates.map((value) => ({ value, label: s[value] })) },
          {
            key: 'verification',
            label: s.verification,
            any: s.anyVerification,
            options: verifications.map((value) => ({ value, label: s[value] })),
          },
          { key: 'contact', label: s.contactState, any: s.anyContact, options: [{ value: 'dead', label: s.dead }] },
        ]}
      />
      <DataTable
        label={s.title}
        list={list}
        query={query}
        keys
        rowKey={(row) => row.id}
        to={(row) => hrefOf(row.id)}
        empty={
          <EmptyState
            title={s.noProviders}
            why={s.noProvidersWhy}
            action={
              <Button component={Link} to="/operatorHome/providerApplications" variant="default">
                {s.toApplications}
              </Button>
            }
          />
        }
        columns={[
          { key: 'name', title: s.provider, render: name },
          { key: 'about', title: s.homeRegion, render: about },
          { key: 'services', title: s.services, render: (row) => row.services.map((code) => serviceName(code)).join(' · ') },
          { key: 'verification', title: s.verification, render: trust },
          { key: 'state', title: s.state, render: standing },
          { key: 'updatedAt', title: s.updated, render: (row) => <TimeText value={row.updatedAt} show="date" /> },
        ]}
        card={(row) => ({ title: name(row), status: standing(row), meta: about(row), next: trust(row) })}
      />
    </>
  )
}
