import { TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { z } from 'zod'
import { type FieldProblem, sentenceFor } from '../../../../../platform/contract/fields.ts'
import type { Lang, Pair } from '../../../../../platform/contract/texts.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import type { CallOptions } from '../../../../../platform/web/client.ts'
import { useDictText, useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import spacing from '../../../../../platform/web/spacing.module.css'
import { toast } from '../../../../../platform/web/toast.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { checkBy } from '../../../../../platform/web/ui/check-by.ts'
import { DescriptionList } from '../../../../../platform/web/ui/DescriptionList.tsx'
import { DictSelect } from '../../../../../platform/web/ui/DictSelect.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { FormFoot, FormGrid, FormSkeleton, FormState } from '../../../../../platform/web/ui/FormState.tsx'
import { PageHeader } from '../../../../../platform/web/ui/PageHeader.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { UploadField } from '../../../../../platform/web/ui/UploadField.tsx'
import type { UploadedFile } from '../../../../../platform/web/ui/upload.ts'
import { type FieldProps, useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { fieldErrors } from '../../../../../rules/field-errors.ts'
import type { Permission } from '../../../../../rules/permissions.ts'
import { idNumberProblem, isIdKind, normalNumber } from '../../contract/numbers.ts'
import { FileLink, Standing, type StandingProps, useRejection, VerificationTag } from '../parts.tsx'
import { t } from './texts.ts'

type State = Omit<StandingProps, 'labels' | 'says' | 'queue'> & { maySubmit: boolean }

interface AuthenticationPageProps<S extends State> {
  title: string
  about: string
  query: { data: S | undefined; error: Error | null; refetch: () => unknown }
  /** The fields that an operator may reject. */
  fields: Record<string, Pair>
  /** What each state means here. */
  says: StandingProps['says']
  queue: StandingProps['queue']
  form: (state: S) => ReactNode
  submitted: (state: S) => ReactNode
}

/** The state of a verification, then its form, or the submission. */
export function AuthenticationPage<S extends State>({
  title,
  about,
  query,
  fields,
  says,
  queue,
  form,
  submitted,
}: AuthenticationPageProps<S>) {
  const lang = useLang()
  const { data, error, refetch } = query
  const labels = Object.fromEntries(Object.entries(fields).map(([name, pair]) => [name, pair[lang]]))
  return (
    <>
      <PageHeader title={title} about={about} status={data && <VerificationTag status={data.status} />} />
      {data ? (
        <div className={`${blocks.stack} ${spacing.slim}`}>
          <Standing {...data} labels={labels} says={says} queue={queue} />
          {data.maySubmit ? form(data) : submitted(data)}
        </div>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <FormSkeleton fields={6} />
      )}
    </>
  )
}

/** A person's document, by the names of its fields in the form. */
interface DocumentNames {
  holder: string
  kind: string
  number: string
  front: string
  back: string
}

type Typed = Record<string, string | UploadedFile | null>

export interface FieldTools {
  field: (name: string, label: string) => FieldProps
  /** The reason for rejecting a field, before its own hint. */
  rejection: (name: string, hint?: string) => ReactNode
  /** For uploads: the form waits for them. */
  onBusy: (is: boolean) => void
}

interface AuthenticationFormProps<S extends z.ZodType> {
  schema: S
  initial: Typed
  reasons: StandingProps['reasons']
  /** For its button. */
  needs: Permission
  save: (input: z.output<S>, options: CallOptions) => Promise<unknown>
  stale: readonly string[]
  document: DocumentNames
  documentTitle: string
  holderLabel: string
  /** What the rules say of the form's own numbers, as the server says it. */
  problems?: (typed: Record<string, unknown>) => Record<string, FieldProblem | null>
  /** Fields before the document. */
  children?: (tools: FieldTools) => ReactNode
}

/** The form of a company's or an individual's verification: own fields, and a person's document. */
export function AuthenticationForm<S extends z.ZodType>(props: AuthenticationFormProps<S>) {
  const { schema, initial, document, holderLabel } = props
  const s = useTexts(t)
  const lang = useLang()
  const rejection = useRejection(props.reasons)
  const [busy, setBusy] = useState(0)
  const isTwoSided = (typed: Typed) => typed[document.kind] === 'idCard'
  const wire = (typed: Typed) => ({
    ...Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, typeof value === 'string' ? value : (value?.id ?? '')])),
    ...(!isTwoSided(typed) && { [document.back]: '' }),
  })
  // The server decides; here it is said when the number is left, and together with everything else that is missing.
  const numberProblem = (typed: Typed) => {
    const [kind, number] = [typed[document.kind], typed[document.number]]
    if (typeof number !== 'string' || number.trim() === '' || number === initial[document.number] || !isIdKind(kind)) return null
    return idNumberProblem(kind, normalNumber(number))
  }
  const problemsOf = (typed: Typed): Record<string, FieldProblem | null> => ({
    ...props.problems?.(typed),
    [document.number]: numberProblem(typed),
  })
  const act = useActForm<Typed, unknown>({
    initial: { ...initial, [document.kind]: initial[document.kind] || 'idCard' },
    check: (typed) => ({
      ...checkBy(schema, wire(typed)),
      ...sentences(problemsOf(typed), lang),
      ...(isTwoSided(typed) && !typed[document.back] && { [document.back]: fieldErrors.fileRequired[lang] }),
    }),
    soon: Object.keys(problemsOf(initial)),
    save: (typed, options) => props.save(schema.parse(wire(typed)), options),
    stale: props.stale,
    onDone: () => toast.success(s.submitted),
  })
  const tools: FieldTools = { field: act.field, rejection, onBusy: (is) => setBusy((count) => count + (is ? 1 : -1)) }
  const twoSided = isTwoSided(act.form.values)
  return (
    <form className={`${blocks.stack} ${spacing.slim}`} onSubmit={act.onSubmit} noValidate>
      <FormState of={act} />
      {props.children?.(tools)}
      <SectionCard title={props.documentTitle}>
        <DocumentFields
          names={document}
          holderLabel={holderLabel}
          twoSided={twoSided}
          known={Boolean(initial[document.number])}
          {...tools}
        />
      </SectionCard>
      <FormFoot>
        <ActButton needs={props.needs} type="submit" loading={act.pending} blocked={busy > 0}>
          {s.submit}
        </ActButton>
      </FormFoot>
    </form>
  )
}

const sentences = (problems: Record<string, FieldProblem | null>, lang: Lang): Record<string, string> =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([name, problem]) => (problem ? [[name, sentenceFor(problem.error, problem.params, lang)]] : [])),
  )

interface DocumentFieldsProps extends FieldTools {
  names: DocumentNames
  holderLabel: string
  /** An identity card has two sides, other documents one page. */
  twoSided: boolean
  /** A number was saved before and is shown masked. */
  known: boolean
}

function DocumentFields({ names, holderLabel, twoSided, known, field, rejection, onBusy }: DocumentFieldsProps) {
  const s = useTexts(t)
  const side = (name: string, label: string) => (
    <UploadField purpose="identityDocument" description={rejection(name)} required onBusy={onBusy} {...field(name, label)} />
  )
  return (
    <>
      <FormGrid>
        <TextInput
          description={rejection(names.holder)}
          required
          autoComplete="name"
          maxLength={60}
          {...field(names.holder, holderLabel)}
        />
        <DictSelect dict="idKind" required {...field(names.kind, s.idKind)} />
        <TextInput
          description={rejection(names.number, known ? s.idKept : undefined)}
          required
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          {...field(names.number, s.idNumber)}
        />
      </FormGrid>
      <FormGrid two>
        {side(names.front, twoSided ? s.front : s.page)}
        {twoSided && side(names.back, s.back)}
      </FormGrid>
    </>
  )
}

interface SubmittedDocumentProps {
  title: string
  holder: { label: string; name: string }
  kind: string
  number: string
  front: { url: string; name: string } | null
  back: { url: string; name: string } | null
}

/** The document as submitted, its number masked. */
export function SubmittedDocument({ title, holder, kind, number, front, back }: SubmittedDocumentProps) {
  const s = useTexts(t)
  const idKind = useDictText('idKind')
  return (
    <SectionCard title={title}>
      <DescriptionList
        items={[
          { label: holder.label, value: holder.name },
          { label: s.idKind, value: idKind(kind) },
          { label: s.idNumber, value: number },
          { label: back ? s.front : s.page, value: <FileLink file={front} /> },
          back && { label: s.back, value: <FileLink file={back} /> },
        ]}
      />
    </SectionCard>
  )
}
