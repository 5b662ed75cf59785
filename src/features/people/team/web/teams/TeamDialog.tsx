import { Modal, Select, Textarea, TextInput } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { breakpoints } from '../../../../../platform/web/breakpoints.ts'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { checkBy } from '../../../../../platform/web/ui/check-by.ts'
import { DialogForm } from '../../../../../platform/web/ui/DialogForm.tsx'
import { t as ui } from '../../../../../platform/web/ui/texts.ts'
import { useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { type TeamEntry, teamForm } from '../../contract/schema.ts'
import { within } from '../../contract/tree.ts'
import { TeamSelect } from '../parts.tsx'
import { call, stale, useRead, useTeams } from '../queries.ts'
import { t } from '../texts.ts'

interface TeamDialogProps {
  team: TeamEntry | 'new' | null
  onClose: () => void
}

export function TeamDialog({ team, onClose }: TeamDialogProps) {
  const s = useTexts(t)
  const narrow = useMediaQuery(breakpoints.phone)
  return (
    <Modal
      opened={team !== null}
      onClose={onClose}
      title={team === 'new' ? s.newTeam : s.editTeam}
      size="md"
      fullScreen={narrow ?? false}
      closeButtonProps={{ 'aria-label': s.close }}
    >
      {team && <TeamForm key={team === 'new' ? 'new' : team.id} team={team === 'new' ? null : team} onClose={onClose} />}
    </Modal>
  )
}

function TeamForm({ team, onClose }: { team: TeamEntry | null; onClose: () => void }) {
  const s = useTexts(t)
  const u = useTexts(ui)
  const teams = useTeams()
  const members = useRead('GET /ws/member/list', { pageSize: 100, column: 'name', order: 'asc' })
  const now = teams.data?.find(({ id }) => id === team?.id) ?? team
  const act = useActForm({
    initial: {
      name: now?.name ?? '',
      description: now?.description ?? '',
      parentId: now?.parentId ?? null,
      leadId: now?.lead?.accountId ?? null,
    },
    version: now?.version,
    check: (typed) => checkBy(teamForm, typed),
    save: async (typed, options, version) => {
      if (team) await call('POST /ws/team/edit', { ...typed, id: team.id, version }, options)
      else await call('POST /ws/team/create', typed, options)
    },
    onDone: () => {
      toast.success(team ? s.saved : s.created)
      onClose()
    },
    stale,
  })
  const { form, field } = act
  const leads = (members.data?.records ?? []).map((member) => ({ value: member.accountId, label: member.name || s.unnamed }))
  return (
    <DialogForm needs="team:edit" of={act} verb={team ? s.save : s.create} cancel={s.cancel} onCancel={onClose}>
      <TextInput required maxLength={60} data-autofocus {...field('name', s.teamName)} />
      <Textarea
        description={s.descriptionHint}
        required
        autosize
        minRows={2}
        maxRows={6}
        maxLength={500}
        {...field('description', s.description)}
      />
      <TeamSelect
        label={s.parent}
        none={s.topLevel}
        without={team ? within(teams.data ?? [], team.id) : undefined}
        value={form.values.parentId}
        onChange={(id) => form.setFieldValue('parentId', id)}
        {...act.named('parentId', s.parent)}
      />
      <Select
        label={s.lead}
        placeholder={s.noLead}
        data={leads}
        value={form.values.leadId}
        onChange={(id) => form.setFieldValue('leadId', id)}
        {...act.named('leadId', s.lead)}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': `${u.clear} ${s.lead}`, tabIndex: 0, 'aria-hidden': false, size: '24px' }}
      />
    </DialogForm>
  )
}
