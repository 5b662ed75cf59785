import { texts } from '../../../platform/contract/texts.ts'

export const t = texts({
  chat: { cn: '在线沟通', en: 'Chat' },
  chatAbout: { cn: '尚未开放。', en: 'Not open yet.' },
  chat1: { cn: '与需求的另一方单独沟通，或建群讨论。', en: 'Chat with the other party of a demand, one to one or in a group.' },
  chat2: { cn: '发送文字、图片、文件和语音，可以 @ 群成员。', en: 'Send text, images, files and voice messages, and mention group members.' },
  chat3: {
    cn: '聊天记录保留一个月；发生争议时，相关记录随争议保存。',
    en: 'Chat history is kept for one month; in a dispute, relevant records are kept with it.',
  },
  chatMeanwhile: {
    cn: '交付说明、退回原因和每一步的记录都写在需求详情里，双方都能看到；有新进展会发到“消息”。需要我们协调时，请直接联系：',
    en: 'Delivery notes, return reasons and every step are recorded on the demand’s page, visible to both parties, and updates arrive under Messages. If you need us to help, contact us directly:',
  },
})
