import os
from http.server import BaseHTTPRequestHandler, HTTPServer

from standardwebhooks import Webhook, WebhookVerificationError

webhook = Webhook(os.environ["WEBHOOK_SECRET"])


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        # The signature covers the bytes as they arrived: verify them before you parse them.
        body = self.rfile.read(int(self.headers["content-length"]))
        try:
            event = webhook.verify(body, dict(self.headers))
            print(event["type"], event["id"], flush=True)
            self.send_response(204)
        except WebhookVerificationError as error:
            print(f"refused: {error}", flush=True)
            self.send_response(400)
        self.end_headers()


server = HTTPServer(("127.0.0.1", int(os.environ.get("PORT", "3000"))), Receiver)
print(f"Waiting on http://127.0.0.1:{server.server_port}/hooks/capstan", flush=True)
server.serve_forever()
