import { Button, Modal, Select, Textarea } from '@mantine/core'
import { useDebouncedValue, useMediaQuery } from '@mantine/hooks'
import { useEffect } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { breakpoints } from '../../../../../platform/web/breakpoints.ts'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { checkBy } from '../../../../../platform/web/ui/check-by.ts'
import { DateField } from '../../../../../platform/web/ui/DateField.tsx'
import { FormState } from '../../../../../platform/web/ui/FormState.tsx'
import { useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { type Half, requestForm, textOfHalves } from '../../contract/schema.ts'
import type { RequestDetail, Who } from '../../contract/views.ts'
import { BalanceChange, Warnings } from '../BalanceChange.tsx'
import { DayList, withPart } from '../DayList.tsx'
import { call, stale, useList, useTypesFor, useWrite } from '../queries.ts'
import { t as shared } from '../texts.ts'
import { EmployeeField } from './EmployeeField.tsx'
import css from './requests.module.css'
import { t } from './texts.ts'

export interface RequestStart {
  employee?: Pick<Who, 'id' | 'name' | 'number'>
  from?: string
  to?: string
  /** A draft that is edited. */
  draft?: RequestDetail
}

interface Typed {
  employeeId: string
  type: string
  from: string
  to: string
  halves: Half[]
  note: string
}

interface Props {
  start: RequestStart
  onClose: () => void
  onDone: (id: string) => void
}

/** A new request or a draft in a dialog: dates at the left, what they would do at the right. */
export function RequestForm(props: Props) {
  const w = useTexts(shared)
  const s = useTexts(t)
  const narrow = useMediaQuery(breakpoints.tablet) ?? false
  return (
    <Modal
      opened
      onClose={props.onClose}
      title={props.start.draft ? s.editDraft : w.newLeave}
      size="xl"
      fullScreen={narrow}
      closeButtonProps={{ 'aria-label': w.close }}
    >
      <Fields {...props} />
    </Modal>
  )
}

function Fields({ start, onClose, onDone }: Props) {
  const s = useTexts(t)
  const w = useTexts(shared)
  const lang = useLang()
  const { draft } = start
  const seen = draft && { id: draft.id, version: draft.version }
  const act = useActForm<Typed, { id: string }>({
    initial: draft
      ? { employeeId: draft.employee.id, type: draft.type, from: draft.from, to: draft.to, halves: draft.halves, note: draft.note }
      : { employeeId: start.employee?.id ?? '', type: 'annual', from: start.from ?? '', to: start.to ?? '', halves: [], note: '' },
    check: (typed) => checkBy(requestForm, typed),
    save: (form, options) => call('POST /ws/absence/ask', { ...seen, form }, options),
    stale,
    onDone: ({ id }) => {
      toast.success(s.asked)
      onDone(id)
    },
    warn: false,
  })
  const { form, field } = act
  const { values } = form
  const { data: types } = useTypesFor(values.employeeId)
  const offered = (types ?? []).filter(({ archived }) => !archived)
  const isFor = offered.some(({ code }) => code === values.type)
  // What was chosen is not for this employee: the first that is.
  useEffect(() => {
    if (offered[0] && !isFor) form.setFieldValue('type', offered[0].code)
  }, [offered, isFor, form])
  const save = useWrite('POST /ws/absence/save', {
    onDone: ({ id }) => {
      toast.success(s.saved)
      onDone(id)
    },
  })
  const type = types?.find(({ code }) => code === values.type)
  act.named('halves', s.halves)
  const setHalves = (halves: Half[]) => form.setFieldValue('halves', halves)
  const setDates = (change: { from?: string; to?: string }) => {
    const from = change.from ?? values.from
    const to = change.to ?? values.to
    const end = to === '' || to < from ? from : to
    form.setValues({ from, to: end, halves: values.halves.filter(({ day }) => day >= from && day <= end) })
  }
  return (
    <form onSubmit={act.onSubmit} noValidate aria-label={draft ? s.editDraft : w.newLeave}>
      <FormState of={act} />
      <div className={`${blocks.columns} ${css.form}`}>
        <div className={blocks.form}>
          <EmployeeField field={field('employeeId', w.employee)} chosen={draft?.employee ?? start.employee ?? null} />
          <Select
            required
            data={offered.map(({ code, name }) => ({ value: code, label: name[lang] }))}
            {...field('type', w.type)}
            value={isFor ? values.type : null}
            onChange={(code) => {
              const next = types?.find((one) => one.code === code)
              form.setValues({ type: code ?? '', ...(next && !next.halfDays && { halves: [] }) })
            }}
          />
          <div className={blocks.pair}>
            <DateField required {...field('from', s.from)} onChange={(from) => setDates({ from })} />
            <DateField required {...field('to', s.to)} onChange={(to) => setDates({ to })} />
          </div>
          <Textarea description={s.noteHint} autosize minRows={2} maxLength={300} {...field('note', s.note)} />
        </div>
        <Effect values={values} requestId={draft?.id} {...(type?.halfDays && { onHalves: setHalves })} />
      </div>
      <div className={blocks.buttonsEnd}>
        <Button variant="default" onClick={onClose}>
          {w.cancel}
        </Button>
        <ActButton
          needs="people:view"
          variant="default"
          loading={save.pending}
          onClick={() => {
            const problems = checkBy(requestForm, values)
            if (Object.keys(problems).length > 0) form.setErrors(problems)
            else return save.run({ ...seen, form: values })
          }}
        >
          {s.saveDraft}
        </ActButton>
        <ActButton needs="people:view" type="submit" loading={act.pending}>
          {s.submit}
        </ActButton>
      </div>
    </form>
  )
}

type Dates = Pick<Typed, 'employeeId' | 'type' | 'from' | 'to' | 'halves'>

/** What the typed dates would do, by the server's own count. */
export function Effect({
  values,
  requestId,
  onHalves,
}: {
  values: Dates
  requestId?: string | undefined
  onHalves?: (halves: Half[]) => void
}) {
  const s = useTexts(t)
  const [typed] = useDebouncedValue(values, 150)
  const { employeeId, type, from, to, halves } = typed
  const ready = Object.keys(checkBy(requestForm, { ...typed, note: '' })).length === 0
  const { data, error } = useList(
    'GET /ws/absence/preview',
    ready ? { employeeId, type, from, to, halves: textOfHalves(halves), ...(requestId && { requestId }) } : null,
    { retry: false },
  )
  if (!ready || !data)
    return (
      <p className={blocks.blank} role="status">
        {error ? error.message : s.fillFirst}
      </p>
    )
  return (
    <div className={blocks.form}>
      <DayList preview={data} {...(onHalves && { onPart: (day, part) => onHalves(withPart(halves, day, part)) })} />
      <BalanceChange balance={data.balance} on={from} />
      <Warnings preview={data} />
      {data.objection && data.conflicts.length === 0 && (
        <p className={blocks.notice} data-tone="bad" role="status">
          {data.objection}
        </p>
      )}
    </div>
  )
}
