import { Button } from '@mantine/core'
import { useState } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import lists from '../../../../../platform/web/lists.module.css'
import { watched } from '../../../../../platform/web/queries.ts'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { t as entryTexts } from '../../../../../platform/web/ui/entries-texts.ts'
import { PageHeader } from '../../../../../platform/web/ui/PageHeader.tsx'
import { RegionBadge } from '../../../../../platform/web/ui/RegionBadge.tsx'
import { Bones } from '../../../../../platform/web/ui/review/CaseFrame.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { SampleTag, StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import { formatDate } from '../../../../../platform/web/ui/time.ts'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import { type KeptLicence, licenceKinds } from '../../contract/calls.ts'
import { useRead } from '../queries.ts'
import { LicenceEditor } from './LicenceEditor.tsx'
import { t } from './texts.ts'

/** The register that the safety page shows. */
export default function LicencesPage() {
  const s = useTexts(t)
  const may = useMay('operator:content')
  const query = useRead('GET /ws/operator/licences', {}, watched)
  const [open, setOpen] = useState<KeptLicence | 'new' | null>(null)
  const add = may && (
    <Button onClick={() => setOpen('new')} disabled={open === 'new'}>
      {s.add}
    </Button>
  )
  const close = () => setOpen(null)
  return (
    <>
      <PageHeader title={s.licencesTitle} about={s.licencesAbout} actions={add} />
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {!query.data && !query.isError && <Bones />}
      <div className={blocks.stack}>
        {open === 'new' && <LicenceEditor onClose={close} />}
        {query.data?.length === 0 && open === null && <EmptyState title={s.noLicences} why={s.noLicencesWhy} />}
        {licenceKinds.map((kind) => {
          const rows = query.data?.filter((row) => row.kind === kind) ?? []
          return rows.length === 0 ? null : (
            <SectionCard key={kind} title={`${s[kind]} · ${rows.length}`}>
              <ul className={lists.lines}>
                {rows.map((row) =>
                  open !== null && open !== 'new' && open.id === row.id ? (
                    <li key={row.id}>
                      <LicenceEditor licence={row} onClose={close} />
                    </li>
                  ) : (
                    <LicenceRow key={row.id} row={row} onEdit={may ? () => setOpen(row) : null} />
                  ),
                )}
              </ul>
            </SectionCard>
          )
        })}
      </div>
    </>
  )
}

function LicenceRow({ row, onEdit }: { row: KeptLicence; onEdit: (() => void) | null }) {
  const s = useTexts(t)
  const words = useTexts(entryTexts)
  const lang = useLang()
  return (
    <li className={lists.record}>
      <div>
        <strong>{row.holder[lang]}</strong>
        <p className={blocks.fine}>
          <RegionBadge code={row.region.code} name={row.region.name[lang]} /> {row.authority[lang]}
        </p>
      </div>
      <div>
        <span>{row.number}</span>
        <p className={blocks.fine}>{row.expiresOn ? s.until(formatDate(row.expiresOn, lang)) : s.openEnd}</p>
      </div>
      <div className={blocks.line}>
        <StatusTag tone={row.shown ? 'ok' : 'neutral'}>{row.shown ? words.shown : words.hidden}</StatusTag>
        {row.expired && <StatusTag tone="warn">{s.expired}</StatusTag>}
        {row.isDemo && <SampleTag />}
        <span className={blocks.fine}>
          {row.changedBy} · <TimeText value={row.changedAt} />
        </span>
      </div>
      {onEdit && (
        <Button variant="default" size="sm" aria-label={words.editThis(`${row.holder[lang]} ${row.number}`)} onClick={onEdit}>
          {words.edit}
        </Button>
      )}
    </li>
  )
}
