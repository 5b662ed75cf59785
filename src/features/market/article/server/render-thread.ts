import { answerQuestions } from '../../../../platform/server/thread.ts'
import { render } from './render.ts'

answerQuestions(render)
