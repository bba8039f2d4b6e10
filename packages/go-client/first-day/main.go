// Creates, lists and updates a contact, reads why a request is refused, and makes a text searchable.
package main

import (
	"context"
	"fmt"
	"log"
	"net/http"
	"os"
	"time"

	"example/capstan"

	"github.com/oapi-codegen/runtime/types"
)

func main() {
	ctx := context.Background()
	authorize := func(_ context.Context, request *http.Request) error {
		request.Header.Set("Authorization", "Bearer "+os.Getenv("CAPSTAN_TOKEN"))
		return nil
	}
	client, err := capstan.NewClientWithResponses(
		os.Getenv("CAPSTAN_URL"), capstan.WithRequestEditorFn(authorize))
	check(err)

	email := types.Email("ada@go.example")
	ada := capstan.NewContact{Name: ptr("Ada Byron"), Email: &email}
	created, err := client.CreateContactWithResponse(ctx, nil, ada)
	check(err)
	contact := expect(created.JSON201, created.Body)
	listed, err := client.ListContactsWithResponse(
		ctx, &capstan.ListContactsParams{Email: ptr("ada@go.example")})
	check(err)
	for _, one := range expect(listed.JSON200, listed.Body).Data {
		if one.Id == contact.Id {
			fmt.Println("found:", *one.Name)
		}
	}

	changes := capstan.ContactChanges{Name: ptr("Ada Lovelace")}
	updated, err := client.UpdateContactWithResponse(ctx, contact.Id, nil, changes)
	check(err)
	fmt.Println("updated:", *expect(updated.JSON200, updated.Body).Name)

	refused, err := client.CreateContactWithResponse(ctx, nil, ada)
	check(err)
	if refused.JSON409 != nil {
		fmt.Println("refused:", refused.JSON409.Error.Code, *refused.JSON409.Error.Field)
	}

	made, err := client.CreateBaseWithResponse(ctx, nil, capstan.NewBase{Name: "Go"})
	check(err)
	base := expect(made.JSON201, made.Body)
	var text capstan.NewSource
	check(text.FromNewTextSource(
		capstan.NewTextSource{Name: "Hours", Text: "On Sundays we open at ten."}))
	added, err := client.AddSourceWithResponse(ctx, base.Id, nil, text)
	check(err)
	source := expect(added.JSON201, added.Body)
	for source.Status == capstan.SourceStatusQueued || source.Status == capstan.SourceStatusProcessing {
		time.Sleep(500 * time.Millisecond)
		read, err := client.GetSourceWithResponse(ctx, base.Id, source.Id)
		check(err)
		source = expect(read.JSON200, read.Body)
	}
	fmt.Println("source:", source.Status)

	found, err := client.SearchBaseWithResponse(
		ctx, base.Id, capstan.SearchQuery{Query: "When do you open on Sundays?"})
	check(err)
	fmt.Println("passage:", expect(found.JSON200, found.Body).Data[0].Text)
}

// Returns the value of a success. Ends the program with the answer otherwise.
func expect[T any](value *T, answer []byte) *T {
	if value == nil {
		log.Fatal(string(answer))
	}
	return value
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}

func ptr[T any](value T) *T { return &value }
