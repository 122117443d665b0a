import { defineTask } from '@/platform/jobs/task'

import { sendAnnouncement } from './commands/send'

export const sendAnnouncementTask = defineTask<{ announcement: string }>({
  slug: 'send-announcement',
  label: 'Envoyer une annonce',
  run: async ({ req, input }) => void (await sendAnnouncement(req, input.announcement)),
})

/** What announcements do later. */
export const announcementTasks = [sendAnnouncementTask]
