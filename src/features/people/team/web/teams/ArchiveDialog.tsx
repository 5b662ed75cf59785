import { Alert, Button, Modal } from '@mantine/core'
import { useState } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import type { TeamEntry } from '../../contract/schema.ts'
import { TeamSelect } from '../parts.tsx'
import { useWrite } from '../queries.ts'
import { t } from '../texts.ts'

interface ArchiveDialogProps {
  team: TeamEntry | null
  onClose: () => void
}

/** Says what happens to the people of the team before it is archived. */
export function ArchiveDialog({ team, onClose }: ArchiveDialogProps) {
  const s = useTexts(t)
  return (
    <Modal
      opened={team !== null}
      onClose={onClose}
      title={team ? s.archiveTitle(team.name) : ''}
      size="md"
      closeButtonProps={{ 'aria-label': s.close }}
    >
      {team && <Archive key={team.id} team={team} onClose={onClose} />}
    </Modal>
  )
}

function Archive({ team, onClose }: { team: TeamEntry; onClose: () => void }) {
  const s = useTexts(t)
  const [moveTo, setMoveTo] = useState<string | null>(null)
  const people = team.members + (team.employees ?? 0)
  const archive = useWrite('POST /ws/team/archive', {
    quiet: true,
    onDone: () => {
      toast.success(s.archivedNow)
      onClose()
    },
  })
  return (
    <div className={blocks.form}>
      <p>{s.archiveAbout}</p>
      <p>{people > 0 ? s.archivePeople(s.peopleCount(team.members, team.employees)) : s.archiveEmpty}</p>
      {team.invitations > 0 && <p>{s.archiveInvitations(team.invitations)}</p>}
      {people > 0 && (
        <TeamSelect
          label={s.moveTo}
          none={s.stay}
          without={new Set([team.id])}
          value={moveTo}
          onChange={setMoveTo}
          error={archive.fields['moveTo']}
        />
      )}
      {archive.error?.isGeneral && (
        <Alert color="bad" role="alert">
          {archive.error.message}
        </Alert>
      )}
      <div className={blocks.buttonsEnd}>
        <Button variant="default" onClick={onClose}>
          {s.cancel}
        </Button>
        <ActButton
          needs="team:edit"
          color="bad"
          loading={archive.pending}
          onClick={() => archive.run({ id: team.id, version: team.version, moveTo })}
        >
          {s.archive}
        </ActButton>
      </div>
    </div>
  )
}
