import { type BothTexts, section } from './section.ts'

const both: BothTexts = {
  cn: {
    summary: [
      '规范用户以评论、回复、留言、弹幕等方式发表文字、图片、音视频的服务。',
      '提供者须核验用户身份、管理内容、受理举报；使用者对自己发表的内容负责。',
    ],
    sections: [
      section(
        '管什么',
        '适用于在中国境内提供、使用跟帖评论服务。2022 年修订后，分别规定了跟帖评论服务提供者、公众账号生产运营者与使用者的责任。',
      ),
      section('提供者的责任', [
        '对注册用户进行真实身份信息认证，不向未认证的用户提供评论服务。',
        '建立审核管理、实时巡查、应急处置、举报受理等制度，配备与服务规模相适应的人员。',
        '对新闻信息的跟帖评论，实行先审后发。',
        '对违法和不良信息采取警示、拒绝发布、删除信息、限制功能、暂停账号更新、关闭账号等措施，并保存记录。',
        '对用户进行信用评估，分级管理；依法保护个人信息。',
      ]),
      section(
        '使用者的责任',
        '遵守法律法规和公序良俗，不发布法律禁止的信息，不通过发布、删除、推荐评论等方式侵害他人权益或者谋取非法利益，不利用软件或者雇佣机构、人员散布信息干扰评论秩序。',
      ),
      section(
        '申诉与举报',
        '提供者应当设置便捷的投诉举报与申诉入口，及时受理、处置和反馈。使用者对处置有异议的，可以按照服务协议的约定申诉，提供者按约定核查处理。',
      ),
      section(
        '衡渡怎样做',
        '平台目前没有公开的评论功能。聊天须登录；任何一条消息都可以举报，由平台人员处理并说明理由；被处理的人可以在 15 天内申诉，尽可能由另一名人员决定。',
      ),
    ],
  },
  en: {
    summary: [
      'Governs services that let users post text, pictures, audio or video as comments, replies, messages or bullet comments on videos.',
      'Providers verify identity, manage content and handle reports; users are responsible for what they post.',
    ],
    sections: [
      section(
        'What it covers',
        'Comment services offered or used in China. As revised in 2022, it sets out the duties of providers, of those who run public accounts, and of users.',
      ),
      section('Duties of providers', [
        'Verify registered users by their real identity; do not offer comment services to unverified users.',
        'Maintain systems for review, monitoring, emergencies and reports, with staff to match the scale of the service.',
        'Review comments on news before they appear.',
        'Against unlawful and harmful content: warn, refuse or delete it, restrict functions, suspend or close accounts, and keep records.',
        'Assess the credit of users and manage them by level; protect personal information.',
      ]),
      section(
        'Duties of users',
        'Keep to the law and public order and morals, post nothing prohibited, and do not post, delete or promote comments to harm others or for unlawful gain. Spreading information by software or hired commenters is prohibited.',
      ),
      section(
        'Reports and appeals',
        'Providers offer easy ways to complain, report and appeal, and act and respond in good time. Users who disagree with a measure may appeal as the service agreement provides, and the provider examines the appeal accordingly.',
      ),
      section(
        'What Hengdu does',
        'The platform does not offer public comments. Only people who are signed in can chat. Any message can be reported; our staff decide and give reasons. Anyone affected by a measure can appeal within 15 days, and another member of staff decides where possible.',
      ),
    ],
  },
}

export default both
