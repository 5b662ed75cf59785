import { plural, texts } from '../../../../../platform/contract/texts.ts'

export const t = texts({
  record: { cn: '录制语音', en: 'Record a voice message' },
  recordHint: { cn: '点按开始录音，或按住说话、松开发送', en: 'Tap to record, or hold to talk and release to send' },
  asking: { cn: '请在浏览器中允许使用麦克风', en: 'Allow the microphone in your browser' },
  recording: {
    cn: (seconds: number) => `正在录音，最长 ${seconds} 秒`,
    en: (seconds: number) => `Recording, at most ${plural(seconds, 'second')}`,
  },
  holding: { cn: '松开发送，移开取消', en: 'Release to send, move away to cancel' },
  full: {
    cn: (seconds: number) => `已录满 ${seconds} 秒`,
    en: (seconds: number) => `${plural(seconds, 'second')} recorded, the longest possible`,
  },
  sending: { cn: (part: number) => `正在发送语音，${part}%`, en: (part: number) => `Sending the voice message, ${part}%` },
  send: { cn: '发送语音', en: 'Send voice message' },
  again: { cn: '重新发送语音', en: 'Send voice message again' },
  cancel: { cn: '取消录音', en: 'Discard recording' },
  denied: {
    cn: '浏览器未允许使用麦克风。请在浏览器的网站设置中允许后重试。',
    en: 'The browser does not allow the microphone. Allow it in its site settings and try again.',
  },
  none: { cn: '没有找到麦克风。请连接麦克风后重试。', en: 'No microphone was found. Connect one and try again.' },
  busy: { cn: '麦克风无法使用，可能正被其他程序占用。', en: 'The microphone cannot be used. Another program may be using it.' },
  unsupported: { cn: '当前浏览器不支持录音。', en: 'This browser cannot record.' },
  empty: { cn: '没有录到声音，请重试。', en: 'Nothing was recorded. Try again.' },
  voice: { cn: (length: string) => `语音 ${length}`, en: (length: string) => `Voice message ${length}` },
  preview: { cn: (length: string) => `[语音] ${length}`, en: (length: string) => `[Voice] ${length}` },
  play: { cn: '播放', en: 'Play' },
  pause: { cn: '暂停', en: 'Pause' },
  position: { cn: '播放位置', en: 'Position' },
  positionOf: { cn: (at: string, all: string) => `${at}，共 ${all}`, en: (at: string, all: string) => `${at} of ${all}` },
  notPlayed: { cn: '未播放', en: 'Not played yet' },
  unplayable: {
    cn: '语音无法播放：已删除，或浏览器不支持其格式。',
    en: 'It cannot be played: deleted, or of a kind that this browser does not support.',
  },
})

/** 0:07 */
export const lengthOf = (seconds: number): string => {
  const whole = Math.max(0, Math.round(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
