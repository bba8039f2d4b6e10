// Generated from openapi.session.json by `npm run gen`.

export interface paths {
    "/session/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show who is signed in
         * @description The person, and the organizations that they belong to.
         */
        get: operations["getSelf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change your name
         * @description Sets the name that others see.
         */
        patch: operations["updateSelf"];
        trace?: never;
    };
    "/session/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your sessions
         * @description Where you are signed in, the newest first; at most a hundred.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a session
         * @description Signs that browser out: nothing that starts after this answer succeeds with it.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/organizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an organization
         * @description Creates an organization that you own. The monthly credits of the plan come with your first one; further ones get them when the operator sets their plan.
         */
        post: operations["createOwnOrganization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/organization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the organization
         * @description Shows the organization that requests are about.
         */
        get: operations["getOwnOrganization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Rename the organization
         * @description Sets the name of the organization; for owners and admins.
         */
        patch: operations["renameOrganization"];
        trace?: never;
    };
    "/session/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List members
         * @description Lists who belongs to the organization, the oldest membership first.
         */
        get: operations["listMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/members/{memberId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a member
         * @description Shows one membership.
         */
        get: operations["getMember"];
        put?: never;
        post?: never;
        /**
         * Remove a member
         * @description Ends a membership: your own or, for owners and admins, that of another member. When the member was shown the value of a token that still works, `revokeTokens` must say what happens to it.
         */
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        /**
         * Change a member's role
         * @description For owners and admins; owners are made and unmade by owners. Whoever becomes a plain member keeps no right to the tokens they were shown: `revokeTokens` says what happens to those.
         */
        patch: operations["updateMember"];
        trace?: never;
    };
    "/session/members/{memberId}/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a member's tokens
         * @description Lists the tokens that still work and whose value the member was shown, the newest first: what they take along when they leave.
         */
        get: operations["listMemberTokens"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invitations
         * @description Lists who is invited and has not joined yet, the newest first.
         */
        get: operations["listInvitations"];
        put?: never;
        /**
         * Invite a person
         * @description Sends a link that makes its reader a member; it works for seven days.
         */
        post: operations["invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/invitations/{invitationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraw an invitation
         * @description Ends the link that was sent.
         */
        delete: operations["withdrawInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tokens
         * @description Lists the tokens of the organization, newest first, without their values. Needs the scope `*`.
         */
        get: operations["listOwnTokens"];
        put?: never;
        /**
         * Issue a token
         * @description Issues an API token of the organization. The value is in this answer only. Needs the scope `*`.
         */
        post: operations["issueOwnToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/tokens/{tokenId}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate a token
         * @description Gives the token a new value. The old one ends at once, or after the overlap. Needs the scope `*`.
         */
        post: operations["rotateOwnToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/tokens/{tokenId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a token
         * @description Ends a token: no request that starts after this answer succeeds with it. Needs the scope `*`.
         */
        delete: operations["revokeOwnToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/auth/sign-up/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account
         * @description Creates an account and sends a link that confirms the address.
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/auth/sign-in/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Starts a session, or answers `twoFactorRedirect` when the account has a second factor.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/auth/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session of the cookie.
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/auth/request-password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a password reset
         * @description Sends a link that sets another password, when the address has an account.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset a password
         * @description Sets the password with the token of the link, and ends all sessions.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/auth/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change your password
         * @description Sets another password, and ends your other sessions and every link that resets it.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/auth/send-verification-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the confirmation link again
         * @description Sends another link that confirms the address.
         */
        post: operations["sendVerificationEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/auth/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an address
         * @description Confirms the address with the token of the link, and signs in. The link leads to a page that asks first.
         */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/auth/two-factor/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set up two-factor authentication
         * @description Returns the address for an authenticator app, and backup codes.
         */
        post: operations["enableTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/auth/two-factor/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn off two-factor authentication
         * @description Turns the second factor off. From now on the password alone signs in.
         */
        post: operations["disableTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/auth/two-factor/verify-totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify a code
         * @description Ends signing in, or setting up, with a code of the authenticator app.
         */
        post: operations["verifyTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/auth/two-factor/verify-backup-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify a backup code
         * @description Ends signing in with a backup code, which works once.
         */
        post: operations["verifyBackupCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/auth/two-factor/generate-backup-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create backup codes
         * @description Returns new backup codes; the old ones end.
         */
        post: operations["generateBackupCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/sign-up-policy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show who can sign up
         * @description Whether a person can create an account without an invitation.
         */
        get: operations["getSignUpPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/invitations/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read an invitation
         * @description What the link of an invitation leads to; it works until the invitation ends.
         */
        post: operations["readInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation
         * @description Makes the person who has the link a member, with a new account where the address has none.
         */
        post: operations["joinOrganization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream changes
         * @description Server-sent events named `change`, each with the types of the events that happened, as a JSON array. A stream ends after five minutes, and within two seconds of the session or the membership.
         */
        get: operations["streamChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        BackupCodes: {
            backupCodes: string[];
        };
        EmailVerification: {
            /** @description Of the link in the mail. */
            token: string;
        };
        /** @description The body of every answer that is not a 2xx. */
        Error: {
            error: {
                /**
                 * @description Stable; safe to switch on.
                 * @example validation_error
                 */
                code: string;
                /**
                 * @description For people; may change.
                 * @example phone must be an E.164 number such as +14155550123
                 */
                message: string;
                /**
                 * @description Dotted path of the field to blame, on 400, 409 and 422.
                 * @example phone
                 */
                field?: string;
            };
        };
        Invitation: {
            /**
             * @description Identifier of the invitation.
             * @example inv_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /**
             * Format: email
             * @example ada@example.com
             */
            email: string;
            /**
             * @description owner and admin may do everything; a member works with contacts and knowledge.
             * @enum {unknown}
             */
            role: "owner" | "admin" | "member";
            /** @example Ada Lovelace */
            invitedBy: string;
            /**
             * Format: date-time
             * @description When it was sent.
             * @example 2026-11-21T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the link ends.
             * @example 2026-11-21T09:30:00.000Z
             */
            expiresAt: string;
        };
        InvitationFacts: {
            /**
             * @description Its name.
             * @example Harbour Ltd
             */
            organization: string;
            /** @description The address that was invited. */
            email: string;
            /** @description Whether the address has an account already. */
            hasAccount: boolean;
        };
        InvitationLink: {
            token: string;
        };
        InvitationList: {
            data: components["schemas"]["Invitation"][];
            /** @description Whether another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null at the end. */
            nextCursor: string | null;
        };
        IssuedToken: {
            /**
             * @description Identifier of the token.
             * @example tok_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /**
             * @description What the token is for.
             * @example CRM sync
             */
            name: string;
            /**
             * @description Last four characters of the value.
             * @example 8kZq
             */
            lastFour: string;
            scopes: components["schemas"]["Scope"][];
            /**
             * @description Who issued it.
             * @example owner
             */
            createdBy: string;
            /**
             * Format: date-time
             * @description When it was issued.
             * @example 2026-11-21T09:30:00.000Z
             */
            createdAt: string;
            /** @description Where it may be used from; everywhere when there is none. */
            allowedNetworks: string[];
            /**
             * Format: date-time
             * @description When it was last used; shown some seconds later.
             * @example 2026-11-21T09:30:00.000Z
             */
            lastUsedAt: string | null;
            /** @description The last use; null when it was never used. */
            lastUsed: {
                /**
                 * Format: date-time
                 * @description When it was last used.
                 * @example 2026-11-21T09:30:00.000Z
                 */
                at: string;
                /**
                 * @description Address that it was used from.
                 * @example 203.0.113.7
                 */
                address: string;
                /**
                 * @description The `User-Agent` of its last request.
                 * @example capstan-sdk/0.1.0
                 */
                userAgent: string | null;
            } | null;
            /**
             * Format: date-time
             * @description When it ends by itself.
             * @example 2026-11-21T09:30:00.000Z
             */
            expiresAt: string | null;
            /**
             * Format: date-time
             * @description When it was revoked.
             * @example 2026-11-21T09:30:00.000Z
             */
            revokedAt: string | null;
            /**
             * @description The value, shown only in this answer.
             * @example cap_0000000000000000000000000000000000000
             */
            token: string;
        };
        Joined: {
            /** @description The address that joined. */
            email: string;
        };
        Joining: {
            token: string;
            /**
             * @description What others see.
             * @example Ada Lovelace
             */
            name?: string;
            password?: string;
        };
        Member: {
            /**
             * @description Identifier of the membership.
             * @example mem_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /** @example Ada Lovelace */
            name: string;
            /**
             * Format: email
             * @example ada@example.com
             */
            email: string;
            /**
             * @description owner and admin may do everything; a member works with contacts and knowledge.
             * @enum {unknown}
             */
            role: "owner" | "admin" | "member";
            /** @description Whether signing in takes a second factor. */
            twoFactor: boolean;
            /**
             * Format: date-time
             * @description When the membership began.
             * @example 2026-11-21T09:30:00.000Z
             */
            createdAt: string;
        };
        MemberChanges: {
            /**
             * @description owner and admin may do everything; a member works with contacts and knowledge.
             * @enum {unknown}
             */
            role: "owner" | "admin" | "member";
            /** @description Whether the tokens that the member was shown end, too. Needed when there are any: `GET /session/members/{memberId}/tokens` lists them. */
            revokeTokens?: boolean;
        };
        MemberList: {
            data: components["schemas"]["Member"][];
            /** @description Whether another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null at the end. */
            nextCursor: string | null;
        };
        MemberTokens: {
            data: components["schemas"]["Token"][];
        };
        NewInvitation: {
            /**
             * Format: email
             * @example ada@example.com
             */
            email: string;
            /** @enum {unknown} */
            role: "admin" | "member";
        };
        NewToken: {
            /** @example CRM sync */
            name: string;
            /**
             * @example [
             *       "contacts:read"
             *     ]
             */
            scopes: components["schemas"]["Scope"][];
            /** Format: date-time */
            expiresAt?: string;
            /** @description Where it may be used from; everywhere when there is none. */
            allowedNetworks?: string[];
        };
        OrganizationDetails: {
            /**
             * @description Identifier of the organization.
             * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /** @example Harbour Ltd */
            name: string;
            /** @example pro */
            plan: string;
        };
        OrganizationName: {
            /**
             * @description What the organization is called.
             * @example Harbour Ltd
             */
            name: string;
        };
        OwnOrganization: {
            /**
             * @description Identifier of the organization.
             * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /** @example Harbour Ltd */
            name: string;
            /** @example pro */
            plan: string;
            /**
             * @description owner and admin may do everything; a member works with contacts and knowledge.
             * @enum {unknown}
             */
            role: "owner" | "admin" | "member";
        };
        PasswordChange: {
            /** @description Of 10 to 128 characters. */
            currentPassword: string;
            /** @description Of 10 to 128 characters. */
            newPassword: string;
        };
        PasswordConfirmation: {
            /** @description Of 10 to 128 characters. */
            password: string;
        };
        PasswordReset: {
            /** @description Of the link in the mail. */
            token: string;
            /** @description Of 10 to 128 characters. */
            newPassword: string;
        };
        PasswordResetRequest: {
            /** @description The address of the account. */
            email: string;
        };
        /** @description The error as RFC 9457 has it, for clients whose `Accept` names `application/problem+json`. */
        Problem: {
            /**
             * @description Address of what this server says about the code.
             * @example /docs/errors#validation_error
             */
            type: string;
            /**
             * @description What the code means, in a sentence.
             * @example A field of the body breaks its rule.
             */
            title: string;
            /**
             * @description The status of the answer.
             * @example 422
             */
            status: number;
            /**
             * @description For people; may change.
             * @example phone must be an E.164 number such as +14155550123
             */
            detail: string;
            /**
             * @description The X-Request-Id of the answer.
             * @example req_0f8a7c1e-4f3a-4c5b-9d5b-3f1c2a7b8e90
             */
            instance: string;
            /**
             * @description Stable; safe to switch on.
             * @example validation_error
             */
            code: string;
            /**
             * @description Dotted path of the field to blame, on 400, 409 and 422.
             * @example phone
             */
            field?: string;
        };
        RotateToken: {
            /**
             * @description How long the old value stays valid.
             * @default 0
             */
            overlapHours?: number;
        };
        /**
         * @description What a token may do; `*` is everything. There may be more of them later.
         * @example contacts:read
         * @enum {string}
         */
        Scope: "integrations:read" | "integrations:write" | "contacts:read" | "contacts:write" | "knowledge:read" | "knowledge:write" | "proposals:read" | "proposals:write" | "webhooks:read" | "webhooks:write" | "events:write" | "*";
        SecondFactor: {
            /** @description The `otpauth:` address for the app. */
            totpURI: string;
            backupCodes: string[];
        };
        Self: {
            /** @description The person. */
            id: string;
            name: string;
            /**
             * Format: email
             * @example ada@example.com
             */
            email: string;
            twoFactor: boolean;
            /** @description Those that the person belongs to, the oldest membership first. */
            organizations: components["schemas"]["OwnOrganization"][];
            /**
             * @description The one that this answer is about.
             * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            organizationId: string | null;
            /**
             * @description `outbox`: mails are not sent, but saved in the data directory of the server.
             * @enum {unknown}
             */
            mail: "smtp" | "outbox";
        };
        SelfChanges: {
            /**
             * @description What others see.
             * @example Ada Lovelace
             */
            name: string;
        };
        Session: {
            /**
             * @description Identifier of the session.
             * @example ses_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /** @description Whether it is the one that asks. */
            current: boolean;
            /** @example 203.0.113.7 */
            address: string | null;
            userAgent: string | null;
            /**
             * Format: date-time
             * @description When it began.
             * @example 2026-11-21T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it ends unless it is used.
             * @example 2026-11-21T09:30:00.000Z
             */
            expiresAt: string;
        };
        Sessions: {
            data: components["schemas"]["Session"][];
        };
        SignIn: {
            /** @description The address of the account. */
            email: string;
            /** @description Of 10 to 128 characters. */
            password: string;
        };
        SignUp: {
            /**
             * @description What others see.
             * @example Ada Lovelace
             */
            name: string;
            /** @description The address of the account. */
            email: string;
            /** @description Of 10 to 128 characters. */
            password: string;
        };
        SignUpPolicy: {
            /**
             * @description Whether a person without an invitation can create an account.
             * @enum {unknown}
             */
            signUp: "open" | "closed";
        };
        SignedIn: {
            /** @description Whether a second factor is needed to end signing in. */
            twoFactorRedirect?: boolean;
        };
        Token: {
            /**
             * @description Identifier of the token.
             * @example tok_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /**
             * @description What the token is for.
             * @example CRM sync
             */
            name: string;
            /**
             * @description Last four characters of the value.
             * @example 8kZq
             */
            lastFour: string;
            scopes: components["schemas"]["Scope"][];
            /**
             * @description Who issued it.
             * @example owner
             */
            createdBy: string;
            /**
             * Format: date-time
             * @description When it was issued.
             * @example 2026-11-21T09:30:00.000Z
             */
            createdAt: string;
            /** @description Where it may be used from; everywhere when there is none. */
            allowedNetworks: string[];
            /**
             * Format: date-time
             * @description When it was last used; shown some seconds later.
             * @example 2026-11-21T09:30:00.000Z
             */
            lastUsedAt: string | null;
            /** @description The last use; null when it was never used. */
            lastUsed: {
                /**
                 * Format: date-time
                 * @description When it was last used.
                 * @example 2026-11-21T09:30:00.000Z
                 */
                at: string;
                /**
                 * @description Address that it was used from.
                 * @example 203.0.113.7
                 */
                address: string;
                /**
                 * @description The `User-Agent` of its last request.
                 * @example capstan-sdk/0.1.0
                 */
                userAgent: string | null;
            } | null;
            /**
             * Format: date-time
             * @description When it ends by itself.
             * @example 2026-11-21T09:30:00.000Z
             */
            expiresAt: string | null;
            /**
             * Format: date-time
             * @description When it was revoked.
             * @example 2026-11-21T09:30:00.000Z
             */
            revokedAt: string | null;
        };
        TokenList: {
            data: components["schemas"]["Token"][];
            /** @description Whether another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null at the end. */
            nextCursor: string | null;
        };
        TwoFactorCode: {
            /** @description Six digits, or a backup code. */
            code: string;
        };
        VerificationRequest: {
            /** @description The address of the account. */
            email: string;
        };
    };
    responses: {
        /** @description Any other refusal, in the same shape. */
        Error: {
            headers: {
                Link: components["headers"]["HelpLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Where the new resource is found. */
        Location: string;
        /** @description The next page (`rel="next"`) where there is one, and from a later page the first (`rel="first"`). */
        PageLink: string;
        /** @description What this server says about the code (`rel="help"`). */
        HelpLink: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getSelf: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "text",
                     *       "name": "text",
                     *       "email": "ada@example.com",
                     *       "twoFactor": true,
                     *       "organizations": [
                     *         {
                     *           "id": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *           "name": "Harbour Ltd",
                     *           "plan": "pro",
                     *           "role": "owner"
                     *         }
                     *       ],
                     *       "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "mail": "smtp"
                     *     }
                     */
                    "application/json": components["schemas"]["Self"];
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateSelf: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ada Lovelace"
                 *     }
                 */
                "application/json": components["schemas"]["SelfChanges"];
            };
        };
        responses: {
            /** @description Done; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `contact_opted_out`: The contact wants no message by this channel. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "ses_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *           "current": true,
                     *           "address": "203.0.113.7",
                     *           "userAgent": "text",
                     *           "createdAt": "2026-11-21T09:30:00.000Z",
                     *           "expiresAt": "2026-11-21T09:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Sessions"];
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the session. The prefixed form and the bare UUID name the same resource. */
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createOwnOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Harbour Ltd"
                 *     }
                 */
                "application/json": components["schemas"]["OrganizationName"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "name": "Harbour Ltd",
                     *       "plan": "pro",
                     *       "role": "owner"
                     *     }
                     */
                    "application/json": components["schemas"]["OwnOrganization"];
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_credits`: The organization has too few credits for this. `plan_limit_reached`: The plan of the organization does not allow one more. */
            402: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `contact_opted_out`: The contact wants no message by this channel. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getOwnOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "name": "Harbour Ltd",
                     *       "plan": "pro"
                     *     }
                     */
                    "application/json": components["schemas"]["OrganizationDetails"];
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    renameOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Harbour Ltd"
                 *     }
                 */
                "application/json": components["schemas"]["OrganizationName"];
            };
        };
        responses: {
            /** @description Done; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `precondition_failed`: The resource changed since its ETag was read. */
            412: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `contact_opted_out`: The contact wants no message by this channel. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listMembers: {
        parameters: {
            query?: {
                /** @description How many items to return at most. */
                limit?: number;
                /** @description `nextCursor` of the page before. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *           "name": "Ada Lovelace",
                     *           "email": "ada@example.com",
                     *           "role": "owner",
                     *           "twoFactor": true,
                     *           "createdAt": "2026-11-21T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "hasMore": true,
                     *       "nextCursor": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["MemberList"];
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the membership. The prefixed form and the bare UUID name the same resource. */
                memberId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "name": "Ada Lovelace",
                     *       "email": "ada@example.com",
                     *       "role": "owner",
                     *       "twoFactor": true,
                     *       "createdAt": "2026-11-21T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Member"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    removeMember: {
        parameters: {
            query?: {
                /** @description Whether the tokens that the member was shown end, too. Needed when there are any: `GET /session/members/{memberId}/tokens` lists them. */
                revokeTokens?: boolean;
            };
            header?: never;
            path: {
                /** @description Identifier of the membership. The prefixed form and the bare UUID name the same resource. */
                memberId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `email_not_verified`: The email address is not confirmed yet. `sign_up_closed`: New accounts are made by invitation only. `foreign_origin`: The request does not come from the dashboard itself. `organization_required`: You do not belong to an organization yet. `insufficient_role`: Your role in the organization does not allow this. `insufficient_scope`: The token may not do this. `address_not_allowed`: The token may not be used from the address that the request comes from. `origin_not_allowed`: The page that sends the request may not. */
            403: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `duplicate_resource`: Another resource already has this value. `invalid_transition`: The resource is in a state from which this is not possible. `idempotency_in_progress`: The first request with this Idempotency-Key is still running. */
            409: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `precondition_failed`: The resource changed since its ETag was read. */
            412: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `contact_opted_out`: The contact wants no message by this channel. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the membership. The prefixed form and the bare UUID name the same resource. */
                memberId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "role": "owner",
                 *       "revokeTokens": true
                 *     }
                 */
                "application/json": components["schemas"]["MemberChanges"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "name": "Ada Lovelace",
                     *       "email": "ada@example.com",
                     *       "role": "owner",
                     *       "twoFactor": true,
                     *       "createdAt": "2026-11-21T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Member"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `email_not_verified`: The email address is not confirmed yet. `sign_up_closed`: New accounts are made by invitation only. `foreign_origin`: The request does not come from the dashboard itself. `organization_required`: You do not belong to an organization yet. `insufficient_role`: Your role in the organization does not allow this. `insufficient_scope`: The token may not do this. `address_not_allowed`: The token may not be used from the address that the request comes from. `origin_not_allowed`: The page that sends the request may not. */
            403: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `duplicate_resource`: Another resource already has this value. `invalid_transition`: The resource is in a state from which this is not possible. `idempotency_in_progress`: The first request with this Idempotency-Key is still running. */
            409: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `precondition_failed`: The resource changed since its ETag was read. */
            412: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `contact_opted_out`: The contact wants no message by this channel. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listMemberTokens: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the membership. The prefixed form and the bare UUID name the same resource. */
                memberId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "tok_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *           "name": "CRM sync",
                     *           "lastFour": "8kZq",
                     *           "scopes": [
                     *             "contacts:read"
                     *           ],
                     *           "createdBy": "owner",
                     *           "createdAt": "2026-11-21T09:30:00.000Z",
                     *           "allowedNetworks": [
                     *             "203.0.113.0/24"
                     *           ],
                     *           "lastUsedAt": "2026-11-21T09:30:00.000Z",
                     *           "lastUsed": {
                     *             "at": "2026-11-21T09:30:00.000Z",
                     *             "address": "203.0.113.7",
                     *             "userAgent": "capstan-sdk/0.1.0"
                     *           },
                     *           "expiresAt": "2026-11-21T09:30:00.000Z",
                     *           "revokedAt": "2026-11-21T09:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MemberTokens"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `email_not_verified`: The email address is not confirmed yet. `sign_up_closed`: New accounts are made by invitation only. `foreign_origin`: The request does not come from the dashboard itself. `organization_required`: You do not belong to an organization yet. `insufficient_role`: Your role in the organization does not allow this. `insufficient_scope`: The token may not do this. `address_not_allowed`: The token may not be used from the address that the request comes from. `origin_not_allowed`: The page that sends the request may not. */
            403: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listInvitations: {
        parameters: {
            query?: {
                /** @description How many items to return at most. */
                limit?: number;
                /** @description `nextCursor` of the page before. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "inv_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *           "email": "ada@example.com",
                     *           "role": "owner",
                     *           "invitedBy": "Ada Lovelace",
                     *           "createdAt": "2026-11-21T09:30:00.000Z",
                     *           "expiresAt": "2026-11-21T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "hasMore": true,
                     *       "nextCursor": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["InvitationList"];
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    invite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ada@example.com",
                 *       "role": "admin"
                 *     }
                 */
                "application/json": components["schemas"]["NewInvitation"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "inv_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "email": "ada@example.com",
                     *       "role": "owner",
                     *       "invitedBy": "Ada Lovelace",
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "expiresAt": "2026-11-21T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_credits`: The organization has too few credits for this. `plan_limit_reached`: The plan of the organization does not allow one more. */
            402: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `email_not_verified`: The email address is not confirmed yet. `sign_up_closed`: New accounts are made by invitation only. `foreign_origin`: The request does not come from the dashboard itself. `organization_required`: You do not belong to an organization yet. `insufficient_role`: Your role in the organization does not allow this. `insufficient_scope`: The token may not do this. `address_not_allowed`: The token may not be used from the address that the request comes from. `origin_not_allowed`: The page that sends the request may not. */
            403: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `duplicate_resource`: Another resource already has this value. `invalid_transition`: The resource is in a state from which this is not possible. `idempotency_in_progress`: The first request with this Idempotency-Key is still running. */
            409: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `contact_opted_out`: The contact wants no message by this channel. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: The token sent more requests than its plan allows, the address too many unknown tokens, or somebody too many wrong passwords or requests for mails. */
            429: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    withdrawInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the invitation. The prefixed form and the bare UUID name the same resource. */
                invitationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `email_not_verified`: The email address is not confirmed yet. `sign_up_closed`: New accounts are made by invitation only. `foreign_origin`: The request does not come from the dashboard itself. `organization_required`: You do not belong to an organization yet. `insufficient_role`: Your role in the organization does not allow this. `insufficient_scope`: The token may not do this. `address_not_allowed`: The token may not be used from the address that the request comes from. `origin_not_allowed`: The page that sends the request may not. */
            403: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listOwnTokens: {
        parameters: {
            query?: {
                /** @description How many items to return at most. */
                limit?: number;
                /** @description `nextCursor` of the page before. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "tok_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *           "name": "CRM sync",
                     *           "lastFour": "8kZq",
                     *           "scopes": [
                     *             "contacts:read"
                     *           ],
                     *           "createdBy": "owner",
                     *           "createdAt": "2026-11-21T09:30:00.000Z",
                     *           "allowedNetworks": [
                     *             "203.0.113.0/24"
                     *           ],
                     *           "lastUsedAt": "2026-11-21T09:30:00.000Z",
                     *           "lastUsed": {
                     *             "at": "2026-11-21T09:30:00.000Z",
                     *             "address": "203.0.113.7",
                     *             "userAgent": "capstan-sdk/0.1.0"
                     *           },
                     *           "expiresAt": "2026-11-21T09:30:00.000Z",
                     *           "revokedAt": "2026-11-21T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "hasMore": true,
                     *       "nextCursor": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["TokenList"];
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    issueOwnToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "CRM sync",
                 *       "scopes": [
                 *         "contacts:read"
                 *       ],
                 *       "expiresAt": "2026-11-21T09:30:00.000Z",
                 *       "allowedNetworks": [
                 *         "203.0.113.0/24"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NewToken"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "tok_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "name": "CRM sync",
                     *       "lastFour": "8kZq",
                     *       "scopes": [
                     *         "contacts:read"
                     *       ],
                     *       "createdBy": "owner",
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "allowedNetworks": [
                     *         "203.0.113.0/24"
                     *       ],
                     *       "lastUsedAt": "2026-11-21T09:30:00.000Z",
                     *       "lastUsed": {
                     *         "at": "2026-11-21T09:30:00.000Z",
                     *         "address": "203.0.113.7",
                     *         "userAgent": "capstan-sdk/0.1.0"
                     *       },
                     *       "expiresAt": "2026-11-21T09:30:00.000Z",
                     *       "revokedAt": "2026-11-21T09:30:00.000Z",
                     *       "token": "cap_0000000000000000000000000000000000000"
                     *     }
                     */
                    "application/json": components["schemas"]["IssuedToken"];
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `contact_opted_out`: The contact wants no message by this channel. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    rotateOwnToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the token. The prefixed form and the bare UUID name the same resource. */
                tokenId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "overlapHours": 0
                 *     }
                 */
                "application/json": components["schemas"]["RotateToken"] | null;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "tok_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "name": "CRM sync",
                     *       "lastFour": "8kZq",
                     *       "scopes": [
                     *         "contacts:read"
                     *       ],
                     *       "createdBy": "owner",
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "allowedNetworks": [
                     *         "203.0.113.0/24"
                     *       ],
                     *       "lastUsedAt": "2026-11-21T09:30:00.000Z",
                     *       "lastUsed": {
                     *         "at": "2026-11-21T09:30:00.000Z",
                     *         "address": "203.0.113.7",
                     *         "userAgent": "capstan-sdk/0.1.0"
                     *       },
                     *       "expiresAt": "2026-11-21T09:30:00.000Z",
                     *       "revokedAt": "2026-11-21T09:30:00.000Z",
                     *       "token": "cap_0000000000000000000000000000000000000"
                     *     }
                     */
                    "application/json": components["schemas"]["IssuedToken"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `duplicate_resource`: Another resource already has this value. `invalid_transition`: The resource is in a state from which this is not possible. `idempotency_in_progress`: The first request with this Idempotency-Key is still running. */
            409: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `contact_opted_out`: The contact wants no message by this channel. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    revokeOwnToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the token. The prefixed form and the bare UUID name the same resource. */
                tokenId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ada Lovelace",
                 *       "email": "text",
                 *       "password": "text"
                 *     }
                 */
                "application/json": components["schemas"]["SignUp"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": Record<string, never>;
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `contact_opted_out`: The contact wants no message by this channel. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: The token sent more requests than its plan allows, the address too many unknown tokens, or somebody too many wrong passwords or requests for mails. */
            429: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "text",
                 *       "password": "text"
                 *     }
                 */
                "application/json": components["schemas"]["SignIn"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "twoFactorRedirect": true
                     *     }
                     */
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `contact_opted_out`: The contact wants no message by this channel. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: The token sent more requests than its plan allows, the address too many unknown tokens, or somebody too many wrong passwords or requests for mails. */
            429: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": Record<string, never>;
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: The token sent more requests than its plan allows, the address too many unknown tokens, or somebody too many wrong passwords or requests for mails. */
            429: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "text"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": Record<string, never>;
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `contact_opted_out`: The contact wants no message by this channel. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: The token sent more requests than its plan allows, the address too many unknown tokens, or somebody too many wrong passwords or requests for mails. */
            429: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "text",
                 *       "newPassword": "text"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": Record<string, never>;
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `contact_opted_out`: The contact wants no message by this channel. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: The token sent more requests than its plan allows, the address too many unknown tokens, or somebody too many wrong passwords or requests for mails. */
            429: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPassword": "text",
                 *       "newPassword": "text"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": Record<string, never>;
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `contact_opted_out`: The contact wants no message by this channel. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: The token sent more requests than its plan allows, the address too many unknown tokens, or somebody too many wrong passwords or requests for mails. */
            429: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    sendVerificationEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "text"
                 *     }
                 */
                "application/json": components["schemas"]["VerificationRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": Record<string, never>;
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `contact_opted_out`: The contact wants no message by this channel. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: The token sent more requests than its plan allows, the address too many unknown tokens, or somebody too many wrong passwords or requests for mails. */
            429: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "text"
                 *     }
                 */
                "application/json": components["schemas"]["EmailVerification"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": Record<string, never>;
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `contact_opted_out`: The contact wants no message by this channel. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: The token sent more requests than its plan allows, the address too many unknown tokens, or somebody too many wrong passwords or requests for mails. */
            429: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    enableTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "text"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordConfirmation"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "totpURI": "text",
                     *       "backupCodes": [
                     *         "text"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SecondFactor"];
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `contact_opted_out`: The contact wants no message by this channel. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: The token sent more requests than its plan allows, the address too many unknown tokens, or somebody too many wrong passwords or requests for mails. */
            429: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    disableTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "text"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordConfirmation"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": Record<string, never>;
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `contact_opted_out`: The contact wants no message by this channel. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: The token sent more requests than its plan allows, the address too many unknown tokens, or somebody too many wrong passwords or requests for mails. */
            429: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    verifyTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "text"
                 *     }
                 */
                "application/json": components["schemas"]["TwoFactorCode"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": Record<string, never>;
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `contact_opted_out`: The contact wants no message by this channel. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: The token sent more requests than its plan allows, the address too many unknown tokens, or somebody too many wrong passwords or requests for mails. */
            429: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    verifyBackupCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "text"
                 *     }
                 */
                "application/json": components["schemas"]["TwoFactorCode"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": Record<string, never>;
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `contact_opted_out`: The contact wants no message by this channel. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: The token sent more requests than its plan allows, the address too many unknown tokens, or somebody too many wrong passwords or requests for mails. */
            429: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    generateBackupCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "text"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordConfirmation"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "backupCodes": [
                     *         "text"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BackupCodes"];
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `contact_opted_out`: The contact wants no message by this channel. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: The token sent more requests than its plan allows, the address too many unknown tokens, or somebody too many wrong passwords or requests for mails. */
            429: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getSignUpPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "signUp": "open"
                     *     }
                     */
                    "application/json": components["schemas"]["SignUpPolicy"];
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    readInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "text................"
                 *     }
                 */
                "application/json": components["schemas"]["InvitationLink"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "organization": "Harbour Ltd",
                     *       "email": "text",
                     *       "hasAccount": true
                     *     }
                     */
                    "application/json": components["schemas"]["InvitationFacts"];
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `contact_opted_out`: The contact wants no message by this channel. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: The token sent more requests than its plan allows, the address too many unknown tokens, or somebody too many wrong passwords or requests for mails. */
            429: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    joinOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "text................",
                 *       "name": "Ada Lovelace",
                 *       "password": "text......"
                 *     }
                 */
                "application/json": components["schemas"]["Joining"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["Joined"];
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `contact_opted_out`: The contact wants no message by this channel. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: The token sent more requests than its plan allows, the address too many unknown tokens, or somebody too many wrong passwords or requests for mails. */
            429: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    streamChanges: {
        parameters: {
            query?: {
                /** @description The organization to listen to. The prefixed form and the bare UUID name the same resource. */
                organization?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": unknown;
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
}
