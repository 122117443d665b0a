export type Message = { subject: string; text: string }

export type MessageTemplate = Message & { key: string; label: string }
