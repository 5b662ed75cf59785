import { NumberInput, Radio, Textarea } from '@mantine/core'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useDictText, useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { UserText } from '../../../../../platform/web/UserText.tsx'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { checkBy } from '../../../../../platform/web/ui/check-by.ts'
import { DescriptionList } from '../../../../../platform/web/ui/DescriptionList.tsx'
import { FormState } from '../../../../../platform/web/ui/FormState.tsx'
import { CaseFrame } from '../../../../../platform/web/ui/review/CaseFrame.tsx'
import type { CaseProps } from '../../../../../platform/web/ui/review/QueuePage.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import { useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import { MUTE_DAYS_MAX, REPORT_TEXT_MAX } from '../../../../../rules/constants.ts'
import { decideAppealForm, decideForm, type ReportDetail } from '../../contract/schema.ts'
import { measures } from '../../contract/states.ts'
import { StateTag } from '../CaseParts.tsx'
import { call, stale } from '../queries.ts'
import { t } from './texts.ts'

const VOICE = /\.(webm|m4a|ogg)$/i

type Props = CaseProps<ReportDetail>

export function ReportCase({ one, review }: Props) {
  const s = useTexts(t)
  const ground = useDictText('reportGround')
  const may = useMay('operator:moderation')
  const who = ({ name, company }: ReportDetail['author']) => <UserText>{[name, company].filter(Boolean).join(' · ')}</UserText>
  const { warn, mute, freeze } = one.before
  return (
    <CaseFrame
      title={ground(one.ground)}
      about={[one.author, one.reporter].map(({ id }) => ({ ownerType: 'person', id }))}
      number={one.reference}
      status={<StateTag state={one.state} />}
    >
      <SectionCard>
        <DescriptionList
          itemWidth={150}
          items={[
            { label: s.author, value: who(one.author) },
            { label: s.reporter, value: who(one.reporter) },
            { label: s.before, value: s.beforeCount(warn, mute, freeze) },
            { label: s.time, value: <TimeText value={one.createdAt} /> },
            { label: s.keptUntil, value: <TimeText value={one.keptUntil} /> },
            one.text !== '' && { label: s.words, value: <UserText>{one.text}</UserText> },
          ]}
        />
      </SectionCard>
      <Lines one={one} />
      {one.decidedAt !== null && <Outcome one={one} />}
      {may && one.state === 'open' && <Decide one={one} review={review} />}
      {may &&
        one.state === 'appealed' &&
        (one.mayDecideAppeal ? <DecideAppeal one={one} review={review} /> : <p className={blocks.notice}>{s.otherDesk}</p>)}
    </CaseFrame>
  )
}

function Lines({ one }: { one: ReportDetail }) {
  const s = useTexts(t)
  return (
    <SectionCard title={s.lines}>
      {one.lines.length === 0 ? (
        <p className={blocks.quiet}>{s.notKept}</p>
      ) : (
        <ol className={blocks.form}>
          {one.lines.map((line) => (
            <li key={line.seq} className={blocks.tight} aria-current={line.seq === one.seq || undefined}>
              <p className={`${blocks.line} ${blocks.fine}`}>
                <span>
                  <UserText>{line.name}</UserText> · <TimeText value={line.at} />
                </span>
                {line.seq === one.seq && <StatusTag tone="bad">{s.reported}</StatusTag>}
              </p>
              {/* As it was written: nothing in it is drawn or followed. */}
              <p className={blocks.text}>
                <UserText>{line.text}</UserText>
              </p>
              {line.files.map((file) =>
                VOICE.test(file.name) ? (
                  // biome-ignore lint/a11y/useMediaCaption: a recording that people sent each other has none
                  <audio key={file.id} controls preload="none" src={file.url} aria-label={file.name} />
                ) : (
                  <a key={file.id} href={file.url} target="_blank" rel="noopener noreferrer">
                    {file.name}
                  </a>
                ),
              )}
            </li>
          ))}
        </ol>
      )}
    </SectionCard>
  )
}

function Outcome({ one }: { one: ReportDetail }) {
  const s = useTexts(t)
  const lang = useLang()
  const measure = useDictText('measure')
  return (
    <SectionCard title={s.outcome}>
      <DescriptionList
        itemWidth={150}
        items={[
          { label: s.measure, value: one.measure ? measure(one.measure) : s.noMeasure },
          one.mutedUntil !== null && { label: s.until, value: <TimeText value={one.mutedUntil} /> },
          one.reason !== null && { label: s.reason, value: one.reason[lang] },
          { label: s.by, value: one.decidedBy },
          one.appealText !== '' && { label: s.appeal, value: <UserText>{one.appealText}</UserText> },
          one.appealReason !== null && { label: s.appealReason, value: one.appealReason[lang] },
          one.appealDecidedBy !== '' && { label: s.appealBy, value: one.appealDecidedBy },
        ]}
      />
    </SectionCard>
  )
}

interface Decision {
  decision: 'dismiss' | (typeof measures)[number]
  days: number
  reasonCn: string
  reasonEn: string
}

function Decide({ one, review }: Props) {
  const s = useTexts(t)
  const toWire = ({ days, ...typed }: Decision) => ({
    id: one.id,
    version: one.version,
    ...typed,
    days: typed.decision === 'mute' ? days : null,
  })
  const act = useActForm({
    initial: { decision: 'dismiss', days: 1, reasonCn: '', reasonEn: '' } as Decision,
    check: (typed) => checkBy(decideForm, toWire(typed)),
    save: (typed, options) => call('POST /ws/operator/report/decide', toWire(typed), options),
    stale,
    onDone: () => review.decided(s.done(one.reference)),
  })
  return (
    <SectionCard title={s.decide} about={s.decideAbout}>
      <form className={blocks.form} onSubmit={act.onSubmit} noValidate>
        <FormState of={act} />
        <Radio.Group {...act.field('decision', s.measure)}>
          <div className={blocks.line}>
            {(['dismiss', ...measures] as const).map((name) => (
              <Radio key={name} value={name} label={s[name]} />
            ))}
          </div>
        </Radio.Group>
        {act.form.values.decision === 'mute' && (
          <NumberInput min={1} max={MUTE_DAYS_MAX} allowDecimal={false} {...act.field('days', s.days)} />
        )}
        <Reasons field={act.field} />
        <div className={blocks.buttons}>
          <ActButton needs="operator:moderation" type="submit" loading={act.pending}>
            {s.save}
          </ActButton>
        </div>
      </form>
    </SectionCard>
  )
}

function Reasons({ field }: { field: (path: 'reasonCn' | 'reasonEn', label: string) => object }) {
  const s = useTexts(t)
  return (
    <div className={blocks.pair}>
      <Textarea required autosize minRows={3} maxLength={REPORT_TEXT_MAX} {...field('reasonCn', s.reasonCn)} />
      <Textarea required autosize minRows={3} maxLength={REPORT_TEXT_MAX} {...field('reasonEn', s.reasonEn)} />
    </div>
  )
}

function DecideAppeal({ one, review }: Props) {
  const s = useTexts(t)
  const toWire = ({ outcome, ...typed }: { outcome: string; reasonCn: string; reasonEn: string }) => ({
    id: one.id,
    version: one.version,
    overturn: outcome === 'overturn',
    ...typed,
  })
  const act = useActForm({
    initial: { outcome: 'uphold', reasonCn: '', reasonEn: '' },
    check: (typed) => checkBy(decideAppealForm, toWire(typed)),
    save: (typed, options) => call('POST /ws/operator/report/appeal', toWire(typed), options),
    stale,
    onDone: () => review.decided(s.done(one.reference)),
  })
  return (
    <SectionCard title={s.decideAppeal}>
      <form className={blocks.form} onSubmit={act.onSubmit} noValidate>
        <FormState of={act} />
        <Radio.Group {...act.field('outcome', s.outcome)}>
          <div className={blocks.line}>
            <Radio value="uphold" label={s.uphold} />
            <Radio value="overturn" label={s.overturn} />
          </div>
        </Radio.Group>
        <Reasons field={act.field} />
        <div className={blocks.buttons}>
          <ActButton needs="operator:moderation" type="submit" loading={act.pending}>
            {s.save}
          </ActButton>
        </div>
      </form>
    </SectionCard>
  )
}
