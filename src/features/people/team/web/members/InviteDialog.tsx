import { Alert, Button, Modal, Select, Textarea } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { breakpoints } from '../../../../../platform/web/breakpoints.ts'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import lists from '../../../../../platform/web/lists.module.css'
import { toast } from '../../../../../platform/web/toast.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { checkBy } from '../../../../../platform/web/ui/check-by.ts'
import { FormState } from '../../../../../platform/web/ui/FormState.tsx'
import { useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import type { TeamRole } from '../../../../../rules/permissions.ts'
import { useAreaCodes } from '../../../../base/area/web/queries.ts'
import { type InvitedLine, invitationForm } from '../../contract/schema.ts'
import { TeamSelect } from '../parts.tsx'
import { call, stale } from '../queries.ts'
import css from '../team.module.css'
import { t } from '../texts.ts'
import { RoleSelect } from './RoleSelect.tsx'

interface InviteDialogProps {
  open: boolean
  onClose: () => void
}

export function InviteDialog({ open, onClose }: InviteDialogProps) {
  const s = useTexts(t)
  const narrow = useMediaQuery(breakpoints.phone)
  return (
    <Modal
      opened={open}
      onClose={onClose}
      title={s.invite}
      size="lg"
      fullScreen={narrow ?? false}
      closeButtonProps={{ 'aria-label': s.close }}
    >
      {open && <InviteForm onClose={onClose} />}
    </Modal>
  )
}

interface Typed {
  text: string
  areaCode: string
  role: TeamRole
  teamId: string | null
}

/** One line per person; a comma, semicolon or tab of a pasted list counts as the end of a line. */
const linesOf = (text: string): string[] =>
  text
    .split(/[\n\r,，;；、\t]+/)
    .map((line) => line.trim())
    .filter(Boolean)

const wire = ({ text, ...rest }: Typed) => ({ ...rest, lines: linesOf(text) })

/** What was sent leaves the field; what was not stays in it, with the reason above. */
function InviteForm({ onClose }: { onClose: () => void }) {
  const s = useTexts(t)
  const lang = useLang()
  const codes = useAreaCodes()
  const [problems, setProblems] = useState<readonly InvitedLine[]>([])
  const act = useActForm({
    initial: { text: '', areaCode: '86', role: 'viewer', teamId: null } as Typed,
    check: (typed) => {
      const { lines, ...others } = checkBy(invitationForm, wire(typed))
      return { ...others, ...(lines && { text: lines }) }
    },
    rename: { lines: 'text' },
    save: (typed, options) => call('POST /ws/invitation/send', wire(typed), options),
    onDone: ({ sent, lines }, typed) => {
      const refused = lines.filter((line) => !line.sent)
      if (sent > 0) toast.success(s.sentCount(sent))
      if (refused.length === 0) return onClose()
      setProblems(refused)
      act.restart({ ...typed, text: refused.map((one) => one.line).join('\n') })
    },
    stale,
  })
  const { form, field } = act
  // Several countries share a calling code; the value is the code of the country.
  const countries = (codes.data ?? []).map((area) => ({ value: area.code, label: `${area[lang]} +${area.areaCode}` }))
  const chosen = (codes.data ?? []).find((area) => area.areaCode === form.values.areaCode)
  return (
    <form className={blocks.form} onSubmit={act.onSubmit} noValidate>
      <p className={blocks.quiet}>{s.inviteAbout}</p>
      <FormState of={act} />
      {problems.length > 0 && (
        <Alert color="warn" role="alert" title={s.notSent(problems.length)}>
          <ul className={lists.bullets}>
            {problems.map(({ line, message }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line may be there twice
              <li key={at}>
                <strong>{line}</strong> {message}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <Textarea
        description={s.inviteLinesHint}
        required
        autosize
        minRows={3}
        maxRows={12}
        className={css.mono}
        data-autofocus
        {...field('text', s.inviteLines)}
      />
      <Select
        label={s.areaCode}
        data={countries}
        value={chosen?.code ?? null}
        onChange={(code) => form.setFieldValue('areaCode', (codes.data ?? []).find((area) => area.code === code)?.areaCode ?? '86')}
        {...act.named('areaCode', s.areaCode)}
        searchable
        allowDeselect={false}
      />
      <div className={blocks.pair}>
        <RoleSelect value={form.values.role} onChange={(role) => form.setFieldValue('role', role)} {...act.named('role', s.role)} />
        <TeamSelect
          label={s.team}
          value={form.values.teamId}
          onChange={(id) => form.setFieldValue('teamId', id)}
          {...act.named('teamId', s.team)}
        />
      </div>
      <div className={blocks.buttons}>
        <Button variant="default" onClick={onClose}>
          {problems.length > 0 ? s.close : s.cancel}
        </Button>
        <ActButton needs="member:invite" type="submit" loading={act.pending}>
          {s.send}
        </ActButton>
      </div>
    </form>
  )
}
