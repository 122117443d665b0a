import { Button } from '@/ui/Button'

/** Ends the session, with or without JavaScript. */
export function SignOutButton() {
  return (
    <form action="/api/auth/logout" method="post">
      <Button type="submit" look="outline">
        Se déconnecter
      </Button>
    </form>
  )
}
