import { useState } from 'react'
import blocks from '../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import { forForm } from '../../../../platform/web/queries.ts'
import { useSearchParams } from '../../../../platform/web/router.tsx'
import { ErrorState } from '../../../../platform/web/ui/ErrorState.tsx'
import { FormSkeleton } from '../../../../platform/web/ui/FormState.tsx'
import { PageHeader } from '../../../../platform/web/ui/PageHeader.tsx'
import { useHeld } from '../../../../platform/web/ui/useHeld.ts'
import type { EmployeeDetail } from '../contract/answers.ts'
import { type FormStep, formStepNames } from '../contract/employee.ts'
import { employeePath } from '../contract/paths.ts'
import { StepForm, type StepFormProps } from './edit/StepForm.tsx'
import { Steps } from './edit/Steps.tsx'
import { t } from './edit/texts.ts'
import type { Values } from './edit/values.ts'
import { EmployeeStateTag } from './parts.tsx'
import { useRead } from './queries.ts'

/** A new employee, or a known one, in steps. Each step is saved alone and has an address of its own. */
export default function EmployeeEditPage() {
  const s = useTexts(t)
  const [params] = useSearchParams()
  const id = params.get('id')
  const { data, error, refetch } = useRead('GET /ws/employee/detail', id === null ? null : { id }, forForm)
  const step = formStepNames.find((name) => name === params.get('step')) ?? 'person'
  // The next step opens with the record as it was saved: a form over the older one would start again while somebody types.
  const [saved, setSaved] = useState<{ id: string; version: number } | null>(null)
  const ready = id === null || (data !== undefined && (saved?.id !== id || data.version >= saved.version))
  const back = id ? { to: employeePath(id), label: s.toRecord } : { to: '/companyHome/employees', label: s.toList }
  return (
    <>
      <PageHeader
        title={data ? s.editTitle(data.name) : s.newTitle}
        {...(data && { number: data.number, status: <EmployeeStateTag status={data.status} /> })}
        about={s.about}
        back={back}
      />
      <div className={blocks.columns} data-ratio="3-9">
        <Steps one={data ?? null} step={step} />
        {ready ? (
          <Newest
            key={id ?? 'new'}
            one={data ?? null}
            step={step}
            onSaved={setSaved}
            refetch={async () => (await refetch()).data ?? null}
          />
        ) : error ? (
          <ErrorState error={error} onRetry={refetch} />
        ) : (
          <FormSkeleton fields={6} />
        )}
      </div>
    </>
  )
}

interface NewestProps {
  one: EmployeeDetail | null
  step: FormStep
  onSaved: StepFormProps['onSaved']
  refetch: () => Promise<EmployeeDetail | null>
}

/** After somebody else has saved: the form starts again from the newest record, with the changes that were typed here laid over it. */
function Newest({ one, step, onSaved, refetch }: NewestProps) {
  const { held, renew } = useHeld(step, one ?? undefined)
  const [carried, setCarried] = useState<{ step: FormStep; version: number; changes: Partial<Values> } | null>(null)
  const base = held ?? null
  const own = carried && carried.step === step && carried.version === base?.version ? carried.changes : null
  return (
    <StepForm
      key={`${step}.${base?.version ?? 0}.${own ? 'carried' : ''}`}
      one={base}
      step={step}
      carried={own}
      onSaved={onSaved}
      onNewest={async (changes) => {
        const newest = await refetch()
        if (!newest) return
        renew(newest)
        setCarried({ step, version: newest.version, changes })
      }}
    />
  )
}
