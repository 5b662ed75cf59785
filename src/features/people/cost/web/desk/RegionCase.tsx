import { Button } from '@mantine/core'
import { useState } from 'react'
import type { WageCurrency } from '../../../../../platform/contract/amount.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import lists from '../../../../../platform/web/lists.module.css'
import spacing from '../../../../../platform/web/spacing.module.css'
import { toast } from '../../../../../platform/web/toast.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { useConfirm } from '../../../../../platform/web/ui/ConfirmDialog.tsx'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { formatDate, formatTime } from '../../../../../platform/web/ui/time.ts'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import { formatShort, percentText } from '../../contract/money.ts'
import { type RegionRates, useRead, useWrite, type Version } from '../queries.ts'
import { DraftForm } from './DraftForm.tsx'
import css from './desk.module.css'
import { d } from './texts.ts'

export function RegionCase({ region }: { region: string }) {
  const s = useTexts(d)
  const lang = useLang()
  const [editing, setEditing] = useState(false)
  const { data, error, isError, refetch } = useRead('GET /ws/operator/cost/region', { region })
  const may = useMay('operator:rates')
  if (isError) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return null
  const draft = data.versions.find(({ state }) => state === 'draft')
  const current = data.versions.find(({ id }) => id === data.currentId)
  const name = data.region.name[lang]
  const write = may && <Button onClick={() => setEditing(true)}>{s.write}</Button>
  if (editing) return <DraftForm rates={data} from={draft ?? current ?? null} onDone={() => setEditing(false)} />
  return (
    <div className={blocks.stack}>
      {data.versions.length === 0 && <EmptyState title={`${name}: ${s.none}`} why={s.noneWhy} action={write} />}
      {draft && <DraftCard version={draft} rates={data} onEdit={() => setEditing(true)} />}
      {current && (
        <SectionCard
          title={`${name} · ${s.version(current.version)}`}
          actions={
            may && (
              <>
                {!draft && (
                  <Button variant="default" onClick={() => setEditing(true)}>
                    {s.editNew}
                  </Button>
                )}
                <RetireButton version={current} label={s.retire} />
              </>
            )
          }
        >
          <Tags version={current} current />
          <Lines version={current} currency={data.currency} />
        </SectionCard>
      )}
      {!current && !draft && data.versions.length > 0 && <EmptyState title={s.notReviewed} why={s.noneWhy} action={write} />}
      {data.versions.length > 0 && <History rates={data} />}
    </div>
  )
}

function DraftCard({ version, rates, onEdit }: { version: Version; rates: RegionRates; onEdit: () => void }) {
  const s = useTexts(d)
  const lang = useLang()
  const confirm = useConfirm()
  const review = useWrite('POST /ws/operator/cost/review', { quiet: true, onDone: () => toast.success(s.done) })
  const name = rates.region.name[lang]
  const may = useMay('operator:rates')
  return (
    <SectionCard
      title={`${name} · ${s.version(version.version)}`}
      actions={
        may && (
          <>
            <Button variant="default" onClick={onEdit}>
              {s.editDraft}
            </Button>
            <RetireButton version={version} label={s.drop} />
            <ActButton
              needs="operator:rates"
              loading={review.pending}
              {...(version.editedByMe && { unable: s.ownDraft })}
              onClick={async () => {
                const yes = await confirm({
                  title: s.reviewAsk(name),
                  body: s.reviewBody(formatDate(version.effectiveFrom, lang)),
                  verb: s.review,
                })
                if (yes) await review.run({ id: version.id, editedAt: version.editedAt })
              }}
            >
              {s.review}
            </ActButton>
          </>
        )
      }
    >
      {review.error && <ErrorState error={review.error} />}
      <Tags version={version} />
      <Lines version={version} currency={rates.currency} />
    </SectionCard>
  )
}

function RetireButton({ version, label }: { version: Version; label: string }) {
  const s = useTexts(d)
  const confirm = useConfirm()
  const retire = useWrite('POST /ws/operator/cost/retire', { quiet: true, onDone: () => toast.success(s.done) })
  return (
    <ActButton
      needs="operator:rates"
      variant="default"
      loading={retire.pending}
      onClick={async () => {
        const yes = await confirm({
          title: version.state === 'draft' ? s.drop : s.retireAsk,
          ...(version.state !== 'draft' && { body: s.retireBody }),
          verb: label,
          tone: 'bad',
          reason: { label: s.reason, required: true, max: 300 },
        })
        if (yes) await retire.run({ id: version.id, reason: yes.reason })
      }}
    >
      {label}
    </ActButton>
  )
}

function Tags({ version, current }: { version: Version; current?: boolean }) {
  const s = useTexts(d)
  const lang = useLang()
  const tone = { draft: 'warn', reviewed: 'ok', retired: 'neutral' } as const
  return (
    <p className={`${blocks.line} ${spacing.before3}`}>
      <StatusTag tone={tone[version.state]}>{current ? s.inForce : s[version.state]}</StatusTag>
      {version.sample && <StatusTag tone="info">{s.sample}</StatusTag>}
      <span>
        {s.effective} {formatDate(version.effectiveFrom, lang)} – {version.effectiveTo ? formatDate(version.effectiveTo, lang) : s.open}
      </span>
    </p>
  )
}

function Lines({ version, currency }: { version: Version; currency: WageCurrency }) {
  const s = useTexts(d)
  const lang = useLang()
  const money = (minor: number) => `${currency} ${formatShort(minor, currency)}`
  return (
    <ul className={lists.lines}>
      {version.components.map((line) => (
        <li key={line.code} className={`${blocks.columns} ${css.line}`}>
          <div>
            <strong>{line.name[lang]}</strong> <span className={blocks.fine}>{line.code}</span>
            {line.note[lang] && <div className={blocks.fine}>{line.note[lang]}</div>}
            <div className={blocks.fine}>
              {s.sourceOf}: {line.sourceName}, {line.sourceUrl}
            </div>
          </div>
          <div>
            {s[line.kind]} · {line.base === 'month' ? s.month : s.year}
            <div className={blocks.fine}>
              {[
                line.ratePpm !== null && percentText(line.ratePpm),
                line.capMinor !== null && `${s.cap} ${money(line.capMinor)}`,
                line.floorMinor !== null && `${s.floor} ${money(line.floorMinor)}`,
                line.fixedMinor !== null && money(line.fixedMinor),
                ...line.brackets.map(
                  ({ uptoMinor, ratePpm }) => `≤ ${uptoMinor === null ? '∞' : money(uptoMinor)}: ${percentText(ratePpm)}`,
                ),
              ]
                .filter(Boolean)
                .join(' · ')}
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}

function History({ rates }: { rates: RegionRates }) {
  const s = useTexts(d)
  const lang = useLang()
  return (
    <SectionCard title={s.history}>
      <ul className={lists.lines}>
        {rates.versions.map((version) => (
          <li key={version.id} className={blocks.tight}>
            <strong>{s.version(version.version)}</strong>
            <Tags version={version} current={version.id === rates.currentId} />
            <ul className={blocks.fine}>
              <li>{s.wroteBy(version.editors.join(', '), formatTime(version.editedAt, lang))}</li>
              {version.reviewedAt && <li>{s.reviewedBy(version.reviewedBy, formatTime(version.reviewedAt, lang))}</li>}
              {version.retiredAt && <li>{s.retiredBy(version.retiredBy, formatTime(version.retiredAt, lang), version.retireReason)}</li>}
            </ul>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
