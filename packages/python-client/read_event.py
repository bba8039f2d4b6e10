# Reads a delivery on standard input as the type that api/webhooks.json gives to its event.
import json
import sys

from capstan_events.models import ContactCreatedEvent

event = ContactCreatedEvent.from_dict(json.load(sys.stdin))
print(event.type_, event.data.name)
