import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import { Link, useLocation } from '../../../../platform/web/router.tsx'
import { dropDraft, readDraft, writeDraft } from '../../../../platform/web/ui/draft.ts'
import { type MemberType, userTypes } from '../../../../rules/constants.ts'
import css from './entry.module.css'
import { EntryShell } from './parts/EntryShell.tsx'
import { EntrySteps } from './parts.tsx'
import { KindStep, PasswordStep, PhoneStep } from './registry-steps.tsx'
import { t } from './texts.ts'

/** What a reload restores. Never includes the password. */
export interface Progress {
  step: 0 | 1 | 2
  userType: MemberType | null
  areaCode: string
  phone: string
  code: string
  companyName: string
  name: string
  /** Comes from an invitation: joins a company, so it neither chooses a type nor names a company. */
  invited: boolean
}

const DRAFT = 'registry'
const start: Progress = { step: 0, userType: null, areaCode: '86', phone: '', code: '', companyName: '', name: '', invited: false }

function begin(invited: boolean): Progress {
  const progress = { ...start, ...readDraft<Progress>(DRAFT) }
  return invited ? { ...progress, invited, userType: userTypes.company, step: progress.step === 2 ? 2 : 1 } : progress
}

/** Company and personal registration in steps (source §2); the fourth is the business card, which follows the sign-in. */
export default function RegistryPage() {
  const s = useTexts(t)
  const invited = (useLocation().state as { invited?: boolean } | null)?.invited === true
  const [progress, setProgress] = useState<Progress>(() => begin(invited))
  const [refused, setRefused] = useState<Record<string, string>>({})
  useEffect(() => writeDraft(DRAFT, progress), [progress])

  const go = (change: Partial<Progress>) => {
    setRefused({})
    setProgress((now) => ({ ...now, ...change }))
  }
  const keep = (change: Partial<Progress>) => setProgress((now) => ({ ...now, ...change }))
  const { step } = progress

  return (
    <EntryShell title={s.register}>
      <EntrySteps at={step} invited={progress.invited} />
      <StepHead key={step} text={[s.stepKind, s.stepPhone, s.stepPassword][step]!} quiet={step === 0} />
      {step === 0 && <KindStep progress={progress} go={go} />}
      {step === 1 && <PhoneStep progress={progress} refused={refused} keep={keep} go={go} />}
      {step === 2 && (
        <PasswordStep
          progress={progress}
          keep={keep}
          go={go}
          onDone={() => dropDraft(DRAFT)}
          onPhoneRefused={(fields) => {
            keep({ step: 1, code: '' })
            setRefused(fields)
          }}
        />
      )}
      <p className={css.foot}>
        {s.haveAccount} <Link to="/loginHome">{s.toLogin}</Link>
        <br />
        {s.freeToJoin} <Link to="/aboutUs?at=pricing">{s.toPricing}</Link>
      </p>
    </EntryShell>
  )
}

/** The focus follows the steps, for keyboard and screen reader users. */
function StepHead({ text, quiet }: { text: string; quiet: boolean }) {
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!quiet) head.current?.focus()
  }, [quiet])
  return (
    <h2 tabIndex={-1} ref={head}>
      {text}
    </h2>
  )
}
