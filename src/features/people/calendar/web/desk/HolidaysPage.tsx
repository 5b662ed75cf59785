import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { yearOf } from '../../../../../platform/contract/day.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { collator } from '../../../../../platform/web/formats.ts'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import lists from '../../../../../platform/web/lists.module.css'
import spacing from '../../../../../platform/web/spacing.module.css'
import { toast } from '../../../../../platform/web/toast.ts'
import { today } from '../../../../../platform/web/today.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { useConfirm } from '../../../../../platform/web/ui/ConfirmDialog.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { PageHeader } from '../../../../../platform/web/ui/PageHeader.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { formatDate } from '../../../../../platform/web/ui/time.ts'
import { useUrlState } from '../../../../../platform/web/ui/useUrlState.ts'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import { Credit } from '../Credit.tsx'
import { type DeskYear, useCalendarRegions, useList, useRead, useWrite } from '../queries.ts'
import { AddDay } from './AddDay.tsx'
import { Corrections } from './Corrections.tsx'
import { DaysOff } from './DaysOff.tsx'
import css from './desk.module.css'
import { d } from './texts.ts'

const YEARS = ['2024', '2025', '2026', '2027', '2028', '2029', '2030']

/** A region's year as the portal shows it, with the operator's changes. */
export default function HolidaysPage() {
  const s = useTexts(d)
  const lang = useLang()
  const [state, patch] = useUrlState({ region: 'SG', year: yearOf(today()) })
  const regions = useCalendarRegions()
  const order = collator(lang)
  const options = (regions.data ?? [])
    .map(({ code, name }) => ({ value: code, label: name[lang] }))
    .sort((one, other) => order.compare(one.label, other.label))
  const asked = useList('GET /ws/operator/calendar/year', { region: state.region, year: state.year })
  return (
    <>
      <PageHeader title={s.title} about={s.about} />
      <div className={`${blocks.pair} ${css.choose}`}>
        <NativeSelect
          label={s.region}
          value={state.region}
          data={options.length > 0 ? options : [state.region]}
          onChange={(event) => patch({ region: event.currentTarget.value })}
        />
        <NativeSelect
          label={s.year}
          value={String(state.year)}
          data={YEARS}
          onChange={(event) => patch({ year: Number(event.currentTarget.value) })}
        />
      </div>
      {asked.isError && <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />}
      {asked.data && !asked.isError && (
        <div className={blocks.columns}>
          <Year deskYear={asked.data} />
          <div className={blocks.stack}>
            <Corrections deskYear={asked.data} />
            <VerifiedYears onOpen={(region, year) => patch({ region, year })} />
          </div>
        </div>
      )}
    </>
  )
}

function Year({ deskYear }: { deskYear: DeskYear }) {
  const s = useTexts(d)
  const lang = useLang()
  const confirm = useConfirm()
  const [adding, setAdding] = useState(false)
  const { region, year, basis } = deskYear.shown
  const done = { quiet: true, onDone: () => toast.success(s.done) }
  const verify = useWrite('POST /ws/operator/calendar/verify', done)
  const unverify = useWrite('POST /ws/operator/calendar/unverify', done)
  const title = `${region.name[lang]} ${year}`
  const isVerified = basis === 'verified'
  const may = useMay('operator:rates')
  return (
    <SectionCard
      title={title}
      actions={
        may && (
          <>
            <ActButton needs="operator:rates" variant="default" onClick={() => setAdding(true)}>
              {s.add}
            </ActButton>
            {isVerified && (
              <ActButton
                needs="operator:rates"
                variant="default"
                loading={unverify.pending}
                onClick={async () => {
                  const yes = await confirm({ title: s.unverify, body: s.unverifyBody, verb: s.unverify, tone: 'bad' })
                  if (yes) await unverify.run({ region: region.code, year })
                }}
              >
                {s.unverify}
              </ActButton>
            )}
            <ActButton
              needs="operator:rates"
              loading={verify.pending}
              onClick={async () => {
                const yes = await confirm({
                  title: `${s.verify}: ${title}`,
                  body: s.verifyBody,
                  verb: s.verify,
                  reason: { label: s.source, required: true, max: 300 },
                })
                if (yes) await verify.run({ region: region.code, year, source: yes.reason })
              }}
            >
              {isVerified ? s.verifyAgain : s.verify}
            </ActButton>
          </>
        )
      }
    >
      {(verify.error ?? unverify.error) && <ErrorState error={verify.error ?? unverify.error} />}
      <p className={`${blocks.line} ${spacing.before3}`}>
        <StatusTag tone={isVerified ? 'ok' : 'warn'}>{isVerified ? s.verified : s.open}</StatusTag>
        {isVerified && deskYear.shown.verifiedOn && (
          <span>
            {formatDate(deskYear.shown.verifiedOn, lang)} · {deskYear.shown.verifiedBy} · {deskYear.shown.source}
          </span>
        )}
      </p>
      {adding && <AddDay shown={deskYear.shown} onDone={() => setAdding(false)} />}
      <DaysOff deskYear={deskYear} />
      <Credit className={`${blocks.fine} ${spacing.after3}`} />
    </SectionCard>
  )
}

function VerifiedYears({ onOpen }: { onOpen: (region: string, year: number) => void }) {
  const s = useTexts(d)
  const lang = useLang()
  const { data } = useRead('GET /ws/operator/calendar/verified')
  if (!data) return null
  return (
    <SectionCard title={s.allVerified}>
      {data.length === 0 && <p className={blocks.fine}>{s.noVerified}</p>}
      <ul className={lists.lines}>
        {data.map((row) => (
          <li key={row.code + row.year}>
            <button type="button" className={blocks.textButton} onClick={() => onOpen(row.code, row.year)}>
              {row.name[lang]} {row.year}
            </button>
            <div className={blocks.fine}>
              {formatDate(row.on, lang)} · {row.by}
            </div>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
