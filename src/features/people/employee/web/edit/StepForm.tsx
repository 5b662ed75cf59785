import { Alert, Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { Link, useNavigate } from '../../../../../platform/web/router.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { checkBy } from '../../../../../platform/web/ui/check-by.ts'
import { FormFoot, FormState } from '../../../../../platform/web/ui/FormState.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import type { EmployeeDetail } from '../../contract/answers.ts'
import { CREATED, CREATING, employeeFields, type FormStep, formStepNames, formSteps } from '../../contract/employee.ts'
import { editPath, employeePath } from '../../contract/paths.ts'
import { employeeChange, employeeForm } from '../../contract/schema.ts'
import { call, stale } from '../queries.ts'
import { ContractFields } from './ContractFields.tsx'
import { HoursFields } from './HoursFields.tsx'
import { NumberFields } from './NumberFields.tsx'
import { PayFields } from './PayFields.tsx'
import { PersonFields } from './PersonFields.tsx'
import { t } from './texts.ts'
import { blankValues, changesIn, renamed, type Values, valuesOf, wireOf } from './values.ts'

export interface StepFormProps {
  /** Null: a new record. */
  one: EmployeeDetail | null
  step: FormStep
  /** Changes that were typed over an older version of the record. */
  carried: Partial<Values> | null
  /** The record has this version now. */
  onSaved: (record: { id: string; version: number }) => void
  /** Starts again from the newest record, with these changes. */
  onNewest: (changes: Partial<Values>) => Promise<void>
}

const Fields = { person: PersonFields, documents: NumberFields, contract: ContractFields, hours: HoursFields, pay: PayFields }

export function StepForm({ one, step, carried, onSaved, onNewest }: StepFormProps) {
  const s = useTexts(t)
  const lang = useLang()
  const navigate = useNavigate()
  const goesOn = useRef(true)
  const mayEdit = useMay('people:edit')
  const initial = one ? valuesOf(one) : blankValues
  const payLocked = step === 'pay' && one !== null && !one.may.typePay
  const act = useActForm({
    initial,
    rename: renamed,
    // Numbers of documents are never stored in the browser.
    ...(step !== 'documents' && { draft: `employee.${one?.id ?? 'new'}.${step}` }),
    check: (typed) => rename(checkBy(one ? employeeChange : employeeForm, wireOf(step, typed))),
    save: (typed, options) =>
      one
        ? call('POST /ws/employee/save', { id: one.id, version: one.version, ...wireOf(step, typed) }, options)
        : call('POST /ws/employee/create', { ...wireOf(step, typed), name: typed.name }, options),
    stale,
    onDone: (result) => {
      const others = result.twins.map(({ name, number, field }) => `${name} ${number} (${employeeFields[field][lang]})`)
      if (others.length > 0) toast.info(`${s.same}${others.join(lang === 'cn' ? '、' : ', ')}`)
      else toast.success(result.status === CREATED && one?.status === CREATING ? s.complete : s.saved)
      onSaved(result)
      const next = goesOn.current ? formStepNames[formStepNames.indexOf(step) + 1] : undefined
      navigate(next ? editPath(result.id, next) : employeePath(result.id), { replace: !one })
    },
  })
  const { form } = act
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, over the newest record
  useEffect(() => {
    if (carried) form.setValues({ ...initial, ...carried })
  }, [])
  const overtaken = act.failure?.error === 'employeeChanged'
  const labels = Object.fromEntries(Object.entries(employeeFields).map(([name, label]) => [renamed[name] ?? name, label[lang]]))
  const isLast = step === formStepNames.at(-1)
  const Step = Fields[step]
  return (
    <form className={blocks.stack} onSubmit={act.onSubmit} noValidate>
      {carried && (
        <Alert color="primary" role="status">
          {Object.keys(carried).length > 0
            ? s.kept(
                Object.keys(carried)
                  .map((name) => labels[name] ?? name)
                  .join(lang === 'cn' ? '、' : ', '),
              )
            : s.nothingKept}
        </Alert>
      )}
      <FormState of={act} />
      {overtaken && (
        <div className={blocks.buttons}>
          <Button variant="default" onClick={() => void onNewest(changesIn(step, initial, form.values))}>
            {s.loadNewest}
          </Button>
        </div>
      )}
      <SectionCard title={formSteps[step][lang]}>
        <Step act={act} one={one} />
      </SectionCard>
      <FormFoot>
        {!mayEdit ? null : payLocked ? (
          <Button component={Link} to={employeePath(one.id)}>
            {s.toRecord}
          </Button>
        ) : (
          <>
            <ActButton
              needs="people:edit"
              type="submit"
              variant={isLast ? 'filled' : 'default'}
              loading={act.pending && !goesOn.current}
              onClick={() => {
                goesOn.current = false
              }}
            >
              {s.saveClose}
            </ActButton>
            {!isLast && (
              <ActButton
                needs="people:edit"
                type="submit"
                loading={act.pending && goesOn.current}
                onClick={() => {
                  goesOn.current = true
                }}
              >
                {s.saveNext}
              </ActButton>
            )}
          </>
        )}
      </FormFoot>
    </form>
  )
}

const rename = (messages: Record<string, string>) =>
  Object.fromEntries(Object.entries(messages).map(([path, message]) => [renamed[path] ?? path.split('.')[0] ?? path, message]))
