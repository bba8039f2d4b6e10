import os

from capstan import AuthenticatedClient
from capstan.api.contacts import list_contacts
from capstan.models import ContactList

client = AuthenticatedClient(os.environ["CAPSTAN_URL"], os.environ["CAPSTAN_TOKEN"])
page = list_contacts.sync(client=client, limit=2)
if not isinstance(page, ContactList):
    raise SystemExit(page)
for contact in page.data:
    print(contact.name)
