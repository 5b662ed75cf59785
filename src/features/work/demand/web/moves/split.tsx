import { Checkbox, Select, Textarea } from '@mantine/core'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { checkFilled } from '../../../../../platform/web/ui/check-filled.ts'
import type { ActForm, FieldProps } from '../../../../../platform/web/ui/useActForm.ts'
import { SPLIT_WORDS_MAX } from '../../../../../rules/demand.ts'
import { SecondNote, useSentText } from '../../../../base/approval/web/parts.tsx'
import { moveTexts } from '../../contract/texts.ts'
import { t } from '../split/texts.ts'
import { MoveForm } from './MoveForm.tsx'
import type { DialogProps, MoveScreen } from './move.ts'
import { Plain } from './Plain.tsx'
import { Reasoned } from './Reasoned.tsx'
import { ReleaseLines } from './ReleaseLines.tsx'
import { t as words } from './texts.ts'
import { useMoveForm } from './useMoveForm.ts'

interface SaidFieldsProps {
  words: FieldProps
  consents: boolean
  onConsents: (consents: boolean) => void
}

/** What one side says, and whether the operator may read: only if it says so itself. */
function SaidFields({ words, consents, onConsents }: SaidFieldsProps) {
  const s = useTexts(t)
  return (
    <>
      <Textarea
        description={s.wordsHint}
        withAsterisk
        required
        autosize
        minRows={4}
        maxRows={10}
        maxLength={SPLIT_WORDS_MAX}
        data-autofocus
        {...words}
      />
      <Checkbox
        label={s.consent}
        description={s.consentHint}
        checked={consents}
        onChange={(event) => onConsents(event.currentTarget.checked)}
      />
    </>
  )
}

function Ask({ demand, say, onDone, onCancel }: DialogProps) {
  const lang = useLang()
  const s = useTexts(t)
  const parts = demand.splitSubjects.filter(({ partId }) => partId !== null)
  const act = useMoveForm('POST /ws/demand/split/ask', {
    demand,
    initial: { partId: demand.splitSubjects[0]?.partId ?? '', words: '', consents: false },
    check: (typed) => checkFilled(typed, ['words']),
    toWire: (typed) => ({ ...typed, words: typed.words.trim(), partId: typed.partId || null }),
    onDone: () => {
      say(s.askedDone)
      onDone()
    },
  })
  return (
    <MoveForm needs={['demand:accept', 'demand:deliver']} of={act} verb={moveTexts.askSplit.label[lang]} onCancel={onCancel}>
      <p className={blocks.quiet}>{s.askAbout}</p>
      <p className={blocks.quiet}>{s.still}</p>
      {parts.length > 1 && (
        <Select
          data={parts.map(({ partId, name }) => ({ value: partId ?? '', label: name ?? '' }))}
          allowDeselect={false}
          {...act.field('partId', s.part)}
        />
      )}
      <SaidFields
        words={act.field('words', s.words)}
        consents={act.form.values.consents}
        onConsents={(consents) => act.form.setFieldValue('consents', consents)}
      />
    </MoveForm>
  )
}

function State({ demand, onDone, onCancel }: DialogProps) {
  const lang = useLang()
  const s = useTexts(t)
  const mine = demand.split?.[demand.side === 'provider' ? 'provider' : 'publisher']
  const act = useMoveForm('POST /ws/demand/split/state', {
    demand,
    initial: { words: mine?.words ?? '', consents: mine?.consents ?? false },
    check: (typed) => checkFilled(typed, ['words']),
    toWire: (typed) => ({ ...typed, words: typed.words.trim() }),
    onDone,
  })
  return (
    <MoveForm needs={['demand:accept', 'demand:deliver']} of={act} verb={moveTexts.stateSplit.label[lang]} onCancel={onCancel}>
      <SaidFields
        words={act.field('words', s.words)}
        consents={act.form.values.consents}
        onConsents={(consents) => act.form.setFieldValue('consents', consents)}
      />
    </MoveForm>
  )
}

/** Sends back the amounts that were seen; others are refused. */
function Accept({ demand, say, onDone, onCancel }: DialogProps) {
  const lang = useLang()
  const s = useTexts(t)
  const sent = useSentText()
  const isProvider = demand.side === 'provider'
  const proposal = demand.split?.proposal
  const preview = proposal?.preview
  const other = demand.split?.[isProvider ? 'publisher' : 'provider'].accepted
  const act: ActForm<{ checked: boolean }> = useMoveForm('POST /ws/demand/split/accept', {
    demand,
    initial: { checked: false } as { checked: boolean },
    toWire: () => ({ netMinor: preview?.netMinor ?? 0, backMinor: preview?.backMinor ?? 0 }),
    onDone: ({ waits, money }) => {
      say(waits ? sent : money || other ? s.holds : s.acceptedDone)
      onDone()
    },
    onError: (error) => error.error === 'previewChanged' && act.form.setFieldValue('checked', false),
  })
  const { checked } = act.form.values
  return (
    <MoveForm
      needs={['demand:confirm', 'demand:deliver']}
      of={act}
      verb={moveTexts.acceptSplit.label[lang]}
      onCancel={onCancel}
      blocked={!checked || !preview}
    >
      <p className={blocks.quiet}>
        {s.acceptAbout}
        {lang === 'cn' ? '' : ' '}
        {other ? s.acceptLast : s.acceptFirst}
      </p>
      {preview && <ReleaseLines preview={preview} toProvider={isProvider} withRest={false} />}
      <SecondNote rule={demand.second?.rule} />
      <Checkbox
        data-autofocus
        label={s.checked}
        checked={checked}
        onChange={(event) => act.form.setFieldValue('checked', event.currentTarget.checked)}
      />
    </MoveForm>
  )
}

function Decline(props: DialogProps) {
  const lang = useLang()
  const s = useTexts(t)
  const { reason } = useTexts(words)
  const verb = moveTexts.declineSplit.label[lang]
  return (
    <Reasoned
      needs={['demand:accept', 'demand:deliver']}
      {...props}
      call="POST /ws/demand/split/decline"
      about={s.declineAbout}
      label={reason}
      verb={verb}
    />
  )
}

function Withdraw(props: DialogProps) {
  const lang = useLang()
  const s = useTexts(t)
  return (
    <Plain
      needs={['demand:accept', 'demand:deliver']}
      {...props}
      call="POST /ws/demand/split/withdraw"
      about={s.withdrawAbout}
      verb={moveTexts.withdrawSplit.label[lang]}
    />
  )
}

export const askSplit: MoveScreen = { Dialog: Ask }
export const stateSplit: MoveScreen = { Dialog: State, why: (_demand, { s }) => s.splitAsked }
export const acceptSplit: MoveScreen = { Dialog: Accept, why: (_demand, { s }) => s.splitProposed }
export const declineSplit: MoveScreen = { Dialog: Decline }
export const withdrawSplit: MoveScreen = { Dialog: Withdraw }
