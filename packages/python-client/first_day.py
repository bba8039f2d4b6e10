# Creates, lists and updates a contact, reads why a request is refused, and makes a text searchable.
import os
import time
from typing import TypeVar

from capstan import AuthenticatedClient
from capstan.api.contacts import create_contact, list_contacts, update_contact
from capstan.api.knowledge_bases import create_base, search_base
from capstan.api.sources import add_source, get_source
from capstan.models import (
    Base,
    Contact,
    ContactChanges,
    ContactList,
    ErrorBody,
    NewBase,
    NewContact,
    NewTextSource,
    SearchQuery,
    SearchResult,
    Source,
    SourceStatus,
)


T = TypeVar("T")


def expect(answer: object, model: type[T]) -> T:
    """Returns an answer that has the type of a success. Ends the program otherwise."""
    if isinstance(answer, ErrorBody):
        raise SystemExit(f"{answer.error.code}: {answer.error.message}")
    if not isinstance(answer, model):
        raise SystemExit(f"Capstan answered {answer!r}.")
    return answer


client = AuthenticatedClient(os.environ["CAPSTAN_URL"], os.environ["CAPSTAN_TOKEN"])

ada = NewContact(name="Ada Byron", email="ada@python.example")
contact = expect(create_contact.sync(client=client, body=ada), Contact)
found = expect(list_contacts.sync(client=client, email="ada@python.example"), ContactList)
print("found:", *[one.name for one in found.data if one.id == contact.id])

change = ContactChanges(name="Ada Lovelace")
contact = expect(update_contact.sync(contact.id, client=client, body=change), Contact)
print("updated:", contact.name)

refused = create_contact.sync(client=client, body=ada)
if isinstance(refused, ErrorBody):
    print("refused:", refused.error.code, refused.error.field)

base = expect(create_base.sync(client=client, body=NewBase(name="Python")), Base)
text = NewTextSource(type_="text", name="Hours", text="On Sundays we open at ten.")
source = expect(add_source.sync(base.id, client=client, body=text), Source)
while source.status in (SourceStatus.QUEUED, SourceStatus.PROCESSING):
    time.sleep(0.5)
    source = expect(get_source.sync(base.id, source.id, client=client), Source)
print("source:", source.status.value)

query = SearchQuery(query="When do you open on Sundays?")
result = expect(search_base.sync(base.id, client=client, body=query), SearchResult)
print("passage:", result.data[0].text)
