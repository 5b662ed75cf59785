import { Textarea } from '@mantine/core'
import blocks from '../../../../platform/web/blocks.module.css'
import type { CallOptions } from '../../../../platform/web/client.ts'
import { useDictText, useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { toast } from '../../../../platform/web/toast.ts'
import { UserText } from '../../../../platform/web/UserText.tsx'
import { ActButton } from '../../../../platform/web/ui/ActButton.tsx'
import { checkBy } from '../../../../platform/web/ui/check-by.ts'
import { DescriptionList } from '../../../../platform/web/ui/DescriptionList.tsx'
import { FormState } from '../../../../platform/web/ui/FormState.tsx'
import { SectionCard } from '../../../../platform/web/ui/SectionCard.tsx'
import { StatusTag } from '../../../../platform/web/ui/StatusTag.tsx'
import { TimeText } from '../../../../platform/web/ui/TimeText.tsx'
import { formatTime } from '../../../../platform/web/ui/time.ts'
import { useActForm } from '../../../../platform/web/ui/useActForm.ts'
import { REPORT_TEXT_MAX } from '../../../../rules/constants.ts'
import { appealForm, type OwnCase } from '../contract/schema.ts'
import type { ReportState } from '../contract/states.ts'
import { stale } from './queries.ts'
import { reportTone, t } from './texts.ts'

export function StateTag({ state }: { state: ReportState }) {
  const word = useDictText('reportState')
  return <StatusTag tone={reportTone[state]}>{word(state)}</StatusTag>
}

type SaveAppeal = (text: string, options: CallOptions) => Promise<OwnCase>

/** A case as one of its sides sees it, with the appeal. */
export function CaseParts({ one, save, onDone }: { one: OwnCase; save: SaveAppeal; onDone: (after: OwnCase) => void }) {
  const s = useTexts(t)
  const lang = useLang()
  const ground = useDictText('reportGround')
  const measure = useDictText('measure')
  return (
    <div className={blocks.stack}>
      <SectionCard>
        <DescriptionList
          itemWidth={150}
          items={[
            { label: s.ground, value: ground(one.ground) },
            { label: s.message, value: one.message ? <UserText>{one.message}</UserText> : s.notKept },
            one.text !== '' && { label: s.words, value: <UserText>{one.text}</UserText> },
            { label: s.time, value: <TimeText value={one.createdAt} /> },
            one.decidedAt !== null && { label: s.measure, value: one.measure ? measure(one.measure) : s.noMeasure },
            one.mutedUntil !== null && { label: s.until, value: <TimeText value={one.mutedUntil} /> },
            one.reason !== null && { label: s.reason, value: one.reason[lang] },
            one.decidedAt !== null && { label: s.decided, value: <TimeText value={one.decidedAt} /> },
            one.appealText !== '' && { label: s.appealed, value: <UserText>{one.appealText}</UserText> },
            one.appealReason !== null && { label: s.appealReason, value: one.appealReason[lang] },
          ]}
        />
      </SectionCard>
      {one.appealUntil !== null && <Appeal id={one.id} until={formatTime(one.appealUntil, lang)} save={save} onDone={onDone} />}
    </div>
  )
}

interface AppealProps {
  id: string
  until: string
  save: SaveAppeal
  onDone: (after: OwnCase) => void
}

function Appeal({ id, until, save, onDone }: AppealProps) {
  const s = useTexts(t)
  const act = useActForm({
    initial: { text: '' },
    draft: `appeal ${id}`,
    check: (typed) => checkBy(appealForm, { id, ...typed }),
    save: (typed, options) => save(typed.text, options),
    stale,
    onDone: (after) => {
      toast.success(s.appealSent)
      onDone(after)
    },
  })
  return (
    <SectionCard title={s.appeal} about={s.appealAbout(until)}>
      <form className={blocks.form} onSubmit={act.onSubmit} noValidate>
        <FormState of={act} />
        <Textarea required autosize minRows={4} maxLength={REPORT_TEXT_MAX} {...act.field('text', s.appealWords)} />
        <div className={blocks.buttons}>
          <ActButton needs="own" type="submit" loading={act.pending}>
            {s.appealSend}
          </ActButton>
        </div>
      </form>
    </SectionCard>
  )
}
