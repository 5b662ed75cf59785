import { UserText } from '../../../../platform/web/UserText.tsx'
import css from './chat.module.css'

/** The title of the demand that a conversation is about, below or beside its number; nothing for other conversations. */
export const DemandTitle = ({ title }: { title: string }) =>
  title !== '' && (
    <span className={css.title}>
      <UserText>{title}</UserText>
    </span>
  )
