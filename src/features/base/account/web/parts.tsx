import { useTexts } from '../../../../platform/web/i18n.tsx'
import { CodeField, type CodeFieldProps } from '../../../../platform/web/ui/CodeField.tsx'
import { PhoneField, type PhoneFieldProps } from '../../../../platform/web/ui/PhoneField.tsx'
import { Steps } from '../../../../platform/web/ui/Steps.tsx'
import { type CodeAsked, useAskedCode, useCallingCodes } from './phone-and-code.ts'
import { t } from './texts.ts'

/** The progress of a new user between the first step and the completed card. */
export function EntrySteps({ at, invited }: { at: 0 | 1 | 2 | 3; invited?: boolean }) {
  const s = useTexts(t)
  const steps = [s.stepKind, s.stepPhone, s.stepPassword, invited ? s.stepInvitation : s.stepCard]
  return <Steps label={s.steps} steps={steps} at={at} />
}

/** The phone field with the calling codes of the area dictionary. */
export function AccountPhone(props: Omit<PhoneFieldProps, 'areaCodes'>) {
  return <PhoneField {...props} areaCodes={useCallingCodes()} />
}

type AccountCodeProps = CodeAsked & Omit<CodeFieldProps, 'onSend' | 'sentFor' | 'description'>

/** Requests a code, and shows where it was sent. */
export function AccountCode({ purpose, target, onRefused, ...rest }: AccountCodeProps) {
  return <CodeField {...rest} {...useAskedCode({ purpose, target, onRefused })} required />
}
