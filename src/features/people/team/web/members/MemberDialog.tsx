import { Button, Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import blocks from '../../../../../platform/web/blocks.module.css'
import { breakpoints } from '../../../../../platform/web/breakpoints.ts'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { useConfirm } from '../../../../../platform/web/ui/ConfirmDialog.tsx'
import { FormState } from '../../../../../platform/web/ui/FormState.tsx'
import { useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import type { MemberRow } from '../../contract/schema.ts'
import { TeamSelect } from '../parts.tsx'
import { call, stale, useWrite } from '../queries.ts'
import { t } from '../texts.ts'
import { RoleSelect } from './RoleSelect.tsx'
import { Consequences } from './useLeave.tsx'

interface MemberDialogProps {
  member: MemberRow | null
  onClose: () => void
}

/** Role and team of a member, and their removal; each control says why it cannot be used. */
export function MemberDialog({ member, onClose }: MemberDialogProps) {
  const s = useTexts(t)
  const narrow = useMediaQuery(breakpoints.phone)
  return (
    <Modal
      opened={member !== null}
      onClose={onClose}
      title={member ? s.manageThis(member.name || s.unnamed) : ''}
      size="md"
      fullScreen={narrow ?? false}
      closeButtonProps={{ 'aria-label': s.close }}
    >
      {member && <MemberForm key={member.accountId} member={member} onClose={onClose} />}
    </Modal>
  )
}

function MemberForm({ member, onClose }: { member: MemberRow; onClose: () => void }) {
  const s = useTexts(t)
  const confirm = useConfirm()
  const mayTeam = useMay('team:edit')
  const { accountId, role, team } = member
  const act = useActForm({
    initial: { role, teamId: team?.id ?? null },
    check: () => ({}),
    confirm: async (typed) => {
      if (typed.role === role) return true
      if (typed.role === 'owner')
        return (await confirm({ title: s.giveOwner(member.name), body: s.giveOwnerBody, verb: s.giveOwnerVerb })) !== false
      if (!member.you) return true
      return (await confirm({ title: s.stepDown, body: s.stepDownBody, verb: s.stepDownVerb, tone: 'bad' })) !== false
    },
    save: async (typed, options) => {
      if (typed.teamId !== (team?.id ?? null))
        await call('POST /ws/member/team', { accountId, teamId: typed.teamId }, { ...options, key: `${options.key}.team` })
      if (typed.role !== role) await call('POST /ws/member/role', { accountId, role: typed.role, was: role }, options)
    },
    onDone: () => {
      toast.success(s.changed)
      onClose()
    },
    stale,
  })
  const { form } = act
  return (
    <form className={blocks.form} onSubmit={act.onSubmit} noValidate>
      <FormState of={act} />
      <RoleSelect
        value={form.values.role}
        onChange={(next) => form.setFieldValue('role', next)}
        also={role}
        disabled={member.notRole !== ''}
        description={member.notRole || undefined}
        {...act.named('role', s.role)}
      />
      {mayTeam && (
        <TeamSelect
          label={s.team}
          value={form.values.teamId}
          onChange={(id) => form.setFieldValue('teamId', id)}
          {...act.named('teamId', s.team)}
        />
      )}
      <div className={blocks.between}>
        <span className={blocks.buttons}>
          <ActButton needs={['team:edit', 'member:role']} type="submit" loading={act.pending}>
            {s.save}
          </ActButton>
          <Button variant="default" onClick={onClose}>
            {s.cancel}
          </Button>
        </span>
        <RemoveButton member={member} onDone={onClose} />
      </div>
    </form>
  )
}

function RemoveButton({ member, onDone }: { member: MemberRow; onDone: () => void }) {
  const s = useTexts(t)
  const confirm = useConfirm()
  const mayRole = useMay('member:role')
  const remove = useWrite('POST /ws/member/remove', {
    onDone: () => {
      toast.success(s.removed)
      onDone()
    },
  })
  const ask = async () => {
    const { accountId } = member
    const found = await call('GET /ws/member/departure', { accountId }).catch(() => null)
    if (!found) return
    const body = <Consequences lines={found.consequences} />
    if (await confirm({ title: s.removeTitle(member.name || s.unnamed), body, verb: s.remove, tone: 'bad' }))
      await remove.run({ accountId })
  }
  if (!mayRole || member.you) return null
  return (
    <ActButton
      needs="member:role"
      variant="subtle"
      color="bad"
      throttleMs={0}
      loading={remove.pending}
      unable={member.notRemove || undefined}
      onClick={ask}
    >
      {s.remove}
    </ActButton>
  )
}
